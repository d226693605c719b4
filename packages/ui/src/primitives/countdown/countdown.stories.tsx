import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Countdown } from './countdown.tsx';

const now = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;

const meta = {
  component: Countdown,
  args: { until: now + 5 * hour, now, onEnd: fn() },
  parameters: {
    guide: {
      use: 'Time left until a real end: of an offer, of a payment that is waited for.',
      do: [
        'Give now from the server: both sides render the same and a wrong clock does no harm.',
        'Say in words what happens at the end.',
      ],
      dont: [
        'Do not invent an end to press people.',
        'Do not announce each second; it is silent on purpose.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {};
export const Days: Story = { args: { until: now + 75 * hour } };
export const LastSeconds: Story = { args: { until: now + 9000 } };
export const Ended: Story = {
  args: { until: now - 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
