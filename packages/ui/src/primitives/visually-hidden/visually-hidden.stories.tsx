import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';
import { guide } from './visually-hidden.guide.ts';
import { completesAccessibleName } from './visually-hidden.play.ts';

const meta = {
  component: VisuallyHidden,
  args: { children: 'table lamp' },
  render: (args) => (
    <button type="button">
      Remove <VisuallyHidden {...args} />
    </button>
  ),
  parameters: { guide },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CompletesAccessibleName: Story = { play: completesAccessibleName };
