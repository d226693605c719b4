import type { Meta, StoryObj } from '@storybook/react-vite';
import { Asks } from './confirm.fixtures.tsx';
import { guide } from './confirm.guide.ts';
import { open, withDescription, confirmed, cancelled } from './confirm.play.ts';

const meta = {
  title: 'primitives/Confirm',
  component: Asks,
  args: { title: 'Delete this address?', confirmLabel: 'Delete address', tone: 'critical' },
  parameters: { guide },
} satisfies Meta<typeof Asks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Open: Story = { play: open };
export const WithDescription: Story = {
  args: {
    title: 'Cancel this order?',
    description: 'Your coupon comes back; the price may change.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    tone: 'primary',
  },
  play: withDescription,
};

export const Confirmed: Story = { play: confirmed };
export const Cancelled: Story = { play: cancelled };
