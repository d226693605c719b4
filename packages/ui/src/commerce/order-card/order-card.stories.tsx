import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/layout/layout.tsx';
import { badgeTones } from '../../primitives/badge/badge.variants.ts';
import {
  order,
  orderEvents,
  orderLines,
  parcelEvents,
  photo,
  store,
  longProductName,
  longStoreName,
} from '../../testing/fixtures/index.ts';
import { OrderCard, OrderLines, OrderStatusBadge, OrderTimeline, ParcelTimeline } from './order-card.tsx';
import { guide } from './order-card.guide.ts';
import { marksCurrentStep } from './order-card.play.ts';

const meta = {
  component: OrderCard,
  subcomponents: { OrderLines, OrderStatusBadge, OrderTimeline, ParcelTimeline },
  args: {
    ...order,
    status: <OrderStatusBadge tone="warning" label="To pay" />,
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
  args: { href: undefined, store: { name: store.name }, actions: undefined, total: undefined },
};
export const LongName: Story = {
  args: {
    store: { name: longStoreName },
    lines: [
      {
        name: longProductName,
        image: photo('canvas-tote'),
        price: '1290999.00',
        quantity: 1250,
      },
    ],
  },
};
export const LinesOnly: Story = { render: () => <OrderLines lines={orderLines} /> };
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
  render: () => <OrderTimeline label="Progress" events={orderEvents} />,
  play: marksCurrentStep,
};
export const Parcel: Story = {
  render: () => <ParcelTimeline label="Parcel" events={parcelEvents} />,
};
