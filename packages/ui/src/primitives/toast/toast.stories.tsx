import type { Meta, StoryObj } from '@storybook/react-vite';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { toastTones } from './toast.variants.ts';
import { aboveToasts, AtFormButton, NumberedToasts, ToastDemo } from './toast.fixtures.tsx';
import { guide } from './toast.guide.ts';
import {
  callsAction,
  dismisses,
  closesAutomatically,
  hidesNoFormButton,
  keepsActions,
  leavesAfterFocus,
  othersLeaveAfterUndo,
  returnsFocus,
  saysItOnce,
  showsThreeAtMost,
  onUndo,
  showsToast,
} from './toast.play.ts';

const meta = {
  title: 'primitives/Toast',
  component: ToastDemo,
  args: { message: 'Added to your wish list', duration: 60_000 },
  argTypes: { tone: { control: 'select', options: toastTones } },
  play: showsToast,
  parameters: { guide },
  decorators: [aboveToasts(112)],
} satisfies Meta<typeof ToastDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', message: 'Address saved' } };
export const Critical: Story = { args: { tone: 'critical', message: 'Please select payment method' } };
export const LongMessage: Story = {
  decorators: [aboveToasts(160)],
  args: {
    message:
      'Two things in your cart cost less than when you put them there, and one of them is delivered free of charge this week.',
  },
};
export const WithUndo: Story = { args: { action: { label: 'Undo', onSelect: onUndo } } };
export const Dismissed: Story = { play: dismisses, parameters: behaviourOnly };
export const ClosesAutomatically: Story = {
  args: { duration: 100 },
  play: closesAutomatically,
  parameters: behaviourOnly,
};
export const CallsAction: Story = {
  args: { action: { label: 'Undo', onSelect: onUndo } },
  play: callsAction,
  parameters: behaviourOnly,
};
export const LimitedToThree: Story = {
  decorators: [aboveToasts(208)],
  render: (args) => <NumberedToasts {...args} />,
  play: showsThreeAtMost,
};
export const SaidAgain: Story = { play: saysItOnce, parameters: behaviourOnly };
export const ReturnsFocus: Story = {
  args: { action: { label: 'Undo', onSelect: onUndo } },
  play: returnsFocus,
  parameters: behaviourOnly,
};
export const LeavesAfterFocus: Story = {
  args: { action: { label: 'Undo', onSelect: onUndo }, duration: 100 },
  play: leavesAfterFocus,
  parameters: behaviourOnly,
};
export const KeepsActions: Story = {
  args: { action: { label: 'Undo', onSelect: onUndo } },
  play: keepsActions,
  parameters: behaviourOnly,
};
export const OthersLeaveAfterUndo: Story = {
  args: { action: { label: 'Undo', onSelect: onUndo }, duration: 100 },
  play: othersLeaveAfterUndo,
  parameters: behaviourOnly,
};
export const BesideFormButton: Story = {
  render: (args) => <AtFormButton {...args} />,
  play: hidesNoFormButton,
};
