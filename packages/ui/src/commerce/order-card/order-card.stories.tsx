import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/layout/layout.tsx';
import { badgeTones } from '../../primitives/badge/badge.variants.ts';
import { drawing } from '../../testing/fixtures.ts';
import { OrderCard, OrderLines, OrderStatusBadge, OrderTimeline, ParcelTimeline } from './order-card.tsx';
import { lines } from './order-card.fixtures.tsx';
import { guide } from './order-card.guide.ts';
import { progress } from './order-card.play.ts';

const meta = {
  component: OrderCard,
  subcomponents: { OrderLines, OrderStatusBadge, OrderTimeline, ParcelTimeline },
  args: {
    orderNo: 'PT202611210001',
    href: '#order',
    date: '21 Nov 2026',
    status: <OrderStatusBadge tone="warning" label="To pay" />,
    store: { name: 'North & Linen', href: '#store' },
    lines,
    total: '3 items, $214.00',
    actions: (
      <>
        <Button size="sm">Cancel</Button>
        <ButtonLink href="#pay" size="sm" tone="accent">
          Pay now
        </ButtonLink>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {};
export const Delivered: Story = {
  args: {
    status: <OrderStatusBadge tone="success" label="Delivered" />,
    actions: <Button size="sm">Write a review</Button>,
  },
};
export const WithoutLinks: Story = {
  args: { href: undefined, store: { name: 'North & Linen' }, actions: undefined, total: undefined },
};
export const LongName: Story = {
  args: {
    store: { name: 'The Workshop of Makers and Menders by the Sea, formerly Harrow Goods' },
    lines: [
      {
        name: 'Waxed canvas market tote with vegetable-tanned leather handles, made to be carried for decades',
        image: drawing('bag'),
        price: '1290999.00',
        quantity: 1250,
      },
    ],
  },
};
export const LinesOnly: Story = { render: () => <OrderLines lines={lines} /> };
export const States: Story = {
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <OrderStatusBadge key={tone} tone={tone} label={tone} />
      ))}
    </Inline>
  ),
};
export const Progress: Story = {
  render: () => (
    <OrderTimeline
      label="Progress"
      events={[
        { title: 'Ordered', time: '21 Nov, 08:10', state: 'done' },
        { title: 'Paid', time: '21 Nov, 08:12', state: 'done' },
        { title: 'Shipped', time: '22 Nov', state: 'current' },
        { title: 'Received', state: 'next' },
      ]}
    />
  ),
  play: progress,
};
export const Parcel: Story = {
  render: () => (
    <ParcelTimeline
      label="Parcel"
      events={[
        { title: 'Out for delivery', time: '23 Nov, 09:40', detail: 'Vientiane', state: 'current' },
        { title: 'Arrived at the depot', time: '22 Nov, 22:05', state: 'done' },
        { title: 'Picked up', time: '21 Nov, 17:30', state: 'done' },
      ]}
    />
  ),
};
