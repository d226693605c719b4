import { isPaidLater, type OrderStatus } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import { OrderTimeline } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useRoot } from '../../navigation/index.ts';
import type { OrderView } from './order-detail.server.ts';

const steps = ['placed', 'paid', 'shipped', 'received', 'reviewed'] as const;
/** The steps of an order that was not paid. */
const cancelledSteps = ['placed', 'cancelled'] as const;
type Step = (typeof steps)[number] | (typeof cancelledSteps)[number];

const stepMessages = {
  placed: 'orders.step.placed',
  paid: 'orders.step.paid',
  shipped: 'orders.step.shipped',
  received: 'orders.step.received',
  reviewed: 'orders.step.reviewed',
  cancelled: 'orders.cancelled',
} as const satisfies Record<Step, string>;

/** The last completed step of each status; `undefined` for an order that ended in another way. */
const lastDone = {
  toPay: 'placed',
  toShip: 'paid',
  toReceive: 'shipped',
  toReview: 'received',
  completed: 'received',
  refunding: undefined,
  refunded: undefined,
  cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, Step | undefined>;

/** The progress of an order, from placing it to its review. */
export function OrderProgress({ order }: { order: OrderView }) {
  const t = useMessages('orders');
  const { locale, timeZone } = useRoot();
  const last = lastDone[order.status];
  if (last === undefined) return null;
  const all: readonly Step[] = last === 'cancelled' ? cancelledSteps : steps;
  // Cash is paid when the parcel arrives, which is not a separate step.
  const shown = all.filter((step) => step !== 'paid' || !isPaidLater(order.paymentMethod));
  const isReviewed =
    last === 'received' && order.groups.every(({ lines }) => lines.every((line) => line.reviewed));
  const done = isReviewed
    ? shown.length
    : shown.filter((step) => all.indexOf(step) <= all.indexOf(last)).length;
  const at: Partial<Record<Step, string | null>> = {
    placed: order.createdAt,
    paid: order.paidAt,
    shipped: order.shipment?.parcel?.events.at(-1)?.at ?? null,
    received: order.receivedAt,
    cancelled: order.cancelledAt,
  };
  return (
    <OrderTimeline
      label={t('orders.progress')}
      events={shown.map((step, index) => ({
        key: step,
        title: t(stepMessages[step]),
        time: at[step] ? formatDate(locale, at[step], { style: 'dateTime', timeZone }) : undefined,
        state: index < done - 1 ? 'done' : index === done - 1 ? 'current' : 'next',
      }))}
    />
  );
}
