import { isPaidLater, type Refund } from '@marketfront/api-client';
import { cartLineProps } from '@marketfront/api-client/ui';
import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { CartLine, CartMerchantGroup, DescriptionList, Link, PriceBreakdown, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { useTotalRows } from '../checkout/index.ts';
import { useMethodName } from '../payments/index.ts';
import { CopyText } from './copy-text.tsx';
import type { OrderView } from './order-detail.server.ts';
import { deliveryMessages, ParcelSection } from './parcel-section.tsx';
import { RefundSummarySection } from './refund-section.tsx';
import { cancelReasonMessages, isKnownReason } from './status-view.ts';

/** Whether the courier has received the cash of an order that is paid on delivery. */
const isReceived = ({ paid, status }: OrderView) => paid && (status === 'toReview' || status === 'completed');

export interface OrderDetailsProps {
  readonly order: OrderView;
  /** The newest refund of a store order. */
  readonly refund: Refund | null;
  /** Proves that the order belongs to the visitor, if opened from its confirmation mail; `""` in their account. */
  readonly identity: string;
  /** The additional proof from the mail to a guest; `""` otherwise. */
  readonly proof: string;
}

/** The contents of an order: its goods by store, its parcels, its recipient, and its prices. */
export default function OrderDetails({ order, refund, identity, proof }: OrderDetailsProps) {
  const t = useMessages('orders');
  const checkout = useMessages('checkout');
  const payments = useMessages('payments');
  const cart = useMessages('cart');
  const { locale, timeZone } = useRoot();
  const time = (iso: string | null) => formatDate(locale, iso, { style: 'dateTime', timeZone });
  const { consignee } = order;
  const methodName = useMethodName()(order.paymentMethod);
  const totalRows = useTotalRows(order.totals);
  const paidAtOnce = order.paid && !isPaidLater(order.paymentMethod);
  // A refund status does not tell whether cash was paid before.
  const isPaymentKnown = paidAtOnce || (order.status !== 'refunding' && order.status !== 'refunded');
  const deliveryItems = (delivery: OrderView['delivery']) => {
    if (!delivery) return [];
    const { kind, from, to, pickupAddress } = delivery;
    const name = t(kind === 'own' ? 'orders.delivery.pickup' : deliveryMessages[kind]);
    // Goods that are not shipped have no arrival day, whichever delivery was chosen.
    const isVirtual = order.shipment?.delivery === 'virtual';
    const days = from && to && { from: formatDate(locale, from), to: formatDate(locale, to) };
    return [
      // Left out if the parcel shows it.
      ...(order.shipment ? [] : [{ term: t('orders.deliveryMethod'), description: name }]),
      ...(pickupAddress ? [{ term: t('orders.pickupAddress'), description: pickupAddress }] : []),
      ...(days && !isVirtual && (order.status === 'toShip' || order.status === 'toReceive')
        ? [{ term: t('orders.expected'), description: t('orders.days', days) }]
        : []),
    ];
  };
  const cancellation = (reason: string | null) =>
    reason
      ? [
          {
            term: t('orders.cancelledBecause'),
            description: isKnownReason(reason) ? t(cancelReasonMessages[reason]) : reason,
          },
        ]
      : [];
  return (
    <Stack gap="xl">
      {refund && <RefundSummarySection refund={refund} />}
      {order.groups.map((group) => (
        <CartMerchantGroup
          key={group.orderNo}
          name={group.storeName}
          href={paths.store(group.storeId)}
          actions={
            group.orderNo !== order.orderNo && order.status !== 'toPay' && order.status !== 'cancelled' ? (
              <Link href={accountPaths.order(group.orderNo, { identity, proof: identity && proof })}>
                {t('orders.orderNo', { orderNo: group.orderNo })}
              </Link>
            ) : undefined
          }
          footer={group.note && t('orders.noteOfStore', { note: group.note })}
        >
          {group.lines.map((line) => (
            <CartLine
              key={line.id}
              {...cartLineProps(line, paths)}
              quantity={
                checkout('checkout.pieces', { count: formatNumber(locale, line.quantity) }) +
                (line.refunded > 0
                  ? ` · ${t('orders.piecesRefunded', { count: formatNumber(locale, line.refunded) })}`
                  : '')
              }
            />
          ))}
        </CartMerchantGroup>
      ))}
      {order.shipment && <ParcelSection shipment={order.shipment} />}
      <DescriptionList
        items={[
          {
            term: t('orders.consignee'),
            description: [consignee.name, consignee.phone].filter(Boolean).join(' · '),
          },
          { term: t('orders.address'), description: consignee.address ?? '' },
          ...deliveryItems(order.delivery),
          ...(consignee.email ? [{ term: t('orders.email'), description: consignee.email }] : []),
          {
            term: t('orders.number'),
            description: <CopyText text={order.orderNo} label={t('orders.copyNumber')} />,
          },
          { term: t('orders.placed'), description: time(order.createdAt) },
          ...cancellation(order.cancelReason),
          ...(isPaymentKnown
            ? [
                {
                  term: t('orders.paymentStatus'),
                  description: t(paidAtOnce || isReceived(order) ? 'orders.isPaid' : 'orders.isUnpaid'),
                },
              ]
            : []),
          ...(order.paidAt && paidAtOnce
            ? [{ term: t('orders.paid'), description: time(order.paidAt) }]
            : []),
          ...(methodName ? [{ term: t('orders.payType'), description: methodName }] : []),
          ...(order.note ? [{ term: t('orders.note'), description: order.note }] : []),
        ]}
      />
      <PriceBreakdown
        rows={totalRows}
        total={{
          label: order.status === 'toPay' ? payments('payments.payable') : cart('cart.total'),
          amount: order.totals.payable,
        }}
      />
    </Stack>
  );
}
