import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/layout/layout.tsx';
import { CouponCard } from './coupon-card.tsx';
import { couponStates } from './coupon-card.variants.ts';
import { actions } from './coupon-card.fixtures.tsx';
import { guide } from './coupon-card.guide.ts';

const meta = {
  component: CouponCard,
  args: {
    amount: '20.00',
    minimum: 'over $100.00',
    title: 'Autumn at Northlight',
    scope: 'Everything in the store',
    expires: 'Until 30 Nov 2026',
    action: <Button size="sm">Claim</Button>,
  },
  argTypes: { state: { control: 'select', options: couponStates } },
  parameters: { guide },
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Claimed: Story = { args: { state: 'claimed', action: <Button size="sm">Use</Button> } };
export const Used: Story = { args: { state: 'used', action: undefined } };
export const Expired: Story = {
  args: { state: 'expired', action: undefined, expires: 'Expired on 1 Nov 2026' },
};
export const WithoutMinimum: Story = { args: { minimum: undefined, amount: '5.00', title: 'Welcome' } };
export const Huge: Story = {
  args: {
    amount: '1290999.00',
    title: 'Handmade furniture from workshops that have been in one family for four generations',
  },
};
export const States: Story = {
  render: (args) => (
    <Stack>
      {couponStates.map((state) => (
        <CouponCard key={state} {...args} state={state} action={actions[state]} />
      ))}
    </Stack>
  ),
};
