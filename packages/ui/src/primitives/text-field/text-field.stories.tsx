import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../button/button.tsx';
import { IconMail } from '../icon/icon.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  args: { label: 'Full name', onChange: fn() },
  parameters: {
    guide: {
      use: 'One line of text: a name, an address, a number that is not counted.',
      do: [
        'Set type, inputMode and autoComplete: phones and password managers go by them.',
        'Make the field about as wide as what is expected.',
      ],
      dont: ['Do not use the placeholder as label.', 'Do not check while somebody still types.'],
      parts: {
        box: 'The frame',
        input: 'The native input',
        start: 'What stands before the text',
        end: 'What stands after it',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Bouavanh Phommachanh', required: true } };
export const WithHint: Story = {
  args: { label: 'Email', type: 'email', hint: 'For the receipt only.', placeholder: 'you@example.com' },
};
export const WithIcon: Story = { args: { label: 'Email', type: 'email', start: <IconMail /> } };
export const WithUnit: Story = { args: { label: 'Weight', inputMode: 'decimal', end: 'kg' } };
export const WithError: Story = {
  args: { label: 'Post code', error: 'Please fill in the post code', optional: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Post code' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please fill in the post code');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'North & Linen' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'PT202611210001' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongLabel: Story = {
  args: { label: 'Name of the person who receives the parcel, as it stands on the bell or the letter box' },
};

export const ResetsWithItsForm: Story = {
  args: { defaultValue: 'Ana' },
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <TextField {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'lu');
    await expect(canvas.getByRole('textbox')).toHaveValue('Analu');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ana');
  },
};
