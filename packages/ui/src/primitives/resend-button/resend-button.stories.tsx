import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ResendButton } from './resend-button.tsx';
import { guide } from './resend-button.guide.ts';
import {
  ignoresPressDuringCountdown,
  startsCountdownAfterSending,
  failedSendSkipsCountdown,
  respectsPreventedClick,
} from './resend-button.play.ts';

const meta = {
  component: ResendButton,
  args: { onSend: fn(() => true), onUntilChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof ResendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Waiting: Story = { args: { until: Date.now() + 45_000 }, play: ignoresPressDuringCountdown };
export const StartsCountdownAfterSending: Story = { play: startsCountdownAfterSending };
export const FailedSendSkipsCountdown: Story = {
  args: { onSend: fn(() => false) },
  play: failedSendSkipsCountdown,
};
export const PreventedByHandler: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: respectsPreventedClick,
};
