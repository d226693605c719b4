import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDemo } from './confirm.fixtures.tsx';
import { guide } from './confirm.guide.ts';
import {
  focusesCancelOfCriticalQuestion,
  focusesConfirmButton,
  resolvesTrue,
  resolvesFalse,
} from './confirm.play.ts';

const meta = {
  title: 'primitives/Confirm',
  component: ConfirmDemo,
  args: { title: 'Delete this address?', confirmLabel: 'Delete address', tone: 'critical' },
  parameters: { guide },
} satisfies Meta<typeof ConfirmDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Open: Story = { play: focusesCancelOfCriticalQuestion };
export const WithDescription: Story = {
  args: {
    title: 'Cancel this order?',
    description: 'Your coupon comes back; the price may change.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    tone: 'primary',
  },
  play: focusesConfirmButton,
};

export const Confirmed: Story = { play: resolvesTrue };
export const Cancelled: Story = { play: resolvesFalse };
