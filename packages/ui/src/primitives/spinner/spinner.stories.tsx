import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';
import { guide } from './spinner.guide.ts';
import { hasAccessibleName } from './spinner.play.ts';

const meta = {
  component: Spinner,
  parameters: { guide },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = { play: hasAccessibleName };
