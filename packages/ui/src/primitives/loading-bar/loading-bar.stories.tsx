import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './loading-bar.tsx';
import { guide } from './loading-bar.guide.ts';
import { showsBar, delaysBar } from './loading-bar.play.ts';

const meta = {
  component: LoadingBar,
  args: { active: true, throttle: 0 },
  parameters: { guide },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { play: showsBar };
export const Idle: Story = { args: { active: false } };
export const HiddenForQuickNavigation: Story = { args: { throttle: 60_000 }, play: delaysBar };
