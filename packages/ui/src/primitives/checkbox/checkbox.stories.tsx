import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'Remember me on this device', onChange: fn() },
  parameters: {
    guide: {
      use: 'One thing to agree to, or several of a list, sent with a form. For a setting that takes effect at once take a Switch.',
      do: [
        'Write the label so that ticking it means yes.',
        'Use indeterminate for “some of them” on a box that stands for a group.',
        'Put links to terms inside the label.',
      ],
      dont: [
        'Do not tick consent in advance.',
        'Do not use it for one of several that exclude each other: that is a RadioGroup.',
      ],
      keys: { Space: 'Ticks and unticks' },
      parts: { input: 'The native checkbox', label: 'The words', error: 'What is wrong' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Some: Story = { args: { children: 'All items of this store', indeterminate: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WithError: Story = {
  args: {
    children: (
      <>
        I have read the <Link href="#agreement">privacy agreement</Link>
      </>
    ),
    error: 'Please check the user privacy agreement',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please check the user privacy agreement');
  },
};
export const LongLabel: Story = {
  args: {
    children:
      'I agree that the store may keep my address and phone number for the delivery of this order and of orders that follow',
  },
};

export const TickedByPointerAndKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Remember me on this device'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const ResetsWithItsForm: Story = {
  args: { name: 'remember', defaultChecked: true },
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <Checkbox {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box).toBeChecked();
  },
};
