import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'table lamp' },
  render: (args) => (
    <button type="button">
      Remove <VisuallyHidden {...args} />
    </button>
  ),
  parameters: {
    guide: {
      use: 'Words that only assistive technology says, where the eye has them from the surroundings.',
      do: ['Complete what is visible; do not contradict it.', 'Prefer words that everybody sees.'],
      dont: ['Do not hide what can take the focus.', 'Do not explain in it how to use a control.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CompletesAName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Remove table lamp' })).toBeVisible();
  },
};
