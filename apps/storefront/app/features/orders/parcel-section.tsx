import type { DeliveryKind, ParcelState } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  DescriptionList,
  Heading,
  Inline,
  Link,
  Notice,
  OrderStatusBadge,
  ParcelTimeline,
  Spread,
  Stack,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useRoot } from '../../navigation/index.ts';
import { CopyText } from './copy-text.tsx';
import type { ShipmentView } from './order-detail.server.ts';

export const deliveryMessages = {
  own: 'orders.delivery.own',
  courier: 'orders.delivery.courier',
  virtual: 'orders.delivery.virtual',
} as const satisfies Record<DeliveryKind, string>;

const stateView = {
  badNumber: ['orders.parcelState.badNumber', 'warning'],
  noInformation: ['orders.parcelState.noInformation', 'neutral'],
  pickedUp: ['orders.parcelState.pickedUp', 'info'],
  inTransit: ['orders.parcelState.inTransit', 'info'],
  signed: ['orders.parcelState.signed', 'success'],
  problem: ['orders.parcelState.problem', 'warning'],
  difficult: ['orders.parcelState.difficult', 'warning'],
  returned: ['orders.parcelState.returned', 'neutral'],
} as const satisfies Record<ParcelState, readonly [string, string]>;

/** The delivery of a store order, and the progress of its parcel (spec §3, §4). */
export function ParcelSection({ shipment }: { shipment: ShipmentView }) {
  const t = useMessages('orders');
  const { locale, timeZone } = useRoot();
  const { delivery, isFetched, carrier, trackingNo, parcel, parcelFailed } = shipment;
  // A carrier may report events without a state.
  const isTold = parcel && (parcel.state !== 'noInformation' || parcel.events.length === 0);
  const [state, tone] = isTold ? stateView[parcel.state] : [];
  const phone = parcel?.courierPhone ?? null;
  const courier = parcel?.courier || phone;
  return (
    <Stack gap="md" asChild>
      <section id="parcel">
        <Spread gap="md">
          <Heading level={2} size="md">
            {t('orders.parcel')}
          </Heading>
          {state && <OrderStatusBadge tone={tone} label={t(state)} />}
        </Spread>
        {parcel?.problem && <Notice tone="warning">{parcel.problem}</Notice>}
        {parcelFailed && <Notice tone="info">{t('orders.parcelUnread')}</Notice>}
        <DescriptionList
          items={[
            ...(delivery
              ? [
                  {
                    term: t('orders.deliveryMethod'),
                    description: t(isFetched ? 'orders.delivery.pickup' : deliveryMessages[delivery]),
                  },
                ]
              : []),
            // Goods that are picked up or not shipped have no carrier, even if the store entered one.
            ...(!isFetched && delivery !== 'virtual' && (carrier || trackingNo)
              ? [
                  {
                    term: t('orders.trackingNo'),
                    description: trackingNo ? (
                      <CopyText
                        text={trackingNo}
                        shown={t('orders.carrier', { carrier: carrier ?? '', number: trackingNo })}
                        label={t('orders.copyTrackingNo')}
                      />
                    ) : (
                      carrier
                    ),
                  },
                ]
              : []),
            ...(courier
              ? [
                  {
                    term: t('orders.courier'),
                    description: (
                      <Inline gap="sm">
                        {parcel?.courier}
                        {phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
                      </Inline>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {parcel && parcel.events.length > 0 && (
          <ParcelTimeline
            label={t('orders.parcel')}
            events={parcel.events.map(({ text, at }, index) => ({
              title: text,
              time: formatDate(locale, at, { style: 'dateTime', timeZone }),
              state: index === 0 ? ('current' as const) : ('done' as const),
            }))}
          />
        )}
      </section>
    </Stack>
  );
}
