import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Countdown } from './countdown.tsx';
import { guide } from './countdown.guide.ts';
import { callsOnEnd } from './countdown.play.ts';

const now = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;

const meta = {
  component: Countdown,
  args: { until: now + 5 * hour, now, onEnd: fn() },
  parameters: { guide },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {};
export const Days: Story = { args: { until: now + 75 * hour } };
export const LastSeconds: Story = { args: { until: now + 9000 } };
export const Ended: Story = { args: { until: now - 1 }, play: callsOnEnd };
