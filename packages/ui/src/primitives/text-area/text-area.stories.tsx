import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../button/button.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Note to the store', onChange: fn() },
  parameters: {
    guide: {
      use: 'Text of several lines. It grows with what is written, and counts when there is a limit.',
      do: ['Set maxLength to the server’s limit.', 'Say in the hint what helps.'],
      dont: ['Do not cut silently.', 'Do not use it for one line.'],
      keys: { Enter: 'A new line' },
      parts: { box: 'The frame', input: 'The native text area', counter: 'How many of how many' },
    } satisfies Guide,
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'For example a door code.' } };
export const Counting: Story = {
  args: { maxLength: 150, defaultValue: 'Please leave it with the neighbour.' },
};
export const Full: Story = { args: { maxLength: 20, defaultValue: 'Exactly twenty chars' } };
export const WithError: Story = { args: { error: 'Please write at least one sentence' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing can be changed.' } };
export const LongText: Story = {
  args: { defaultValue: 'Please leave it with the neighbour on the second floor. '.repeat(12) },
};

export const CountsWhatIsTyped: Story = {
  args: { maxLength: 10 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Thank you very much');
    await expect(canvas.getByRole('textbox')).toHaveValue('Thank you ');
    await expect(canvas.getByText('10/10')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const ResetsWithItsForm: Story = {
  args: { maxLength: 150, defaultValue: 'Hello' },
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <TextArea {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), ' there');
    await expect(canvas.getByText('11/150')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('5/150')).toBeVisible();
  },
};
