import { randomInt } from 'node:crypto';
import { orderRefundStatus, parcelStateToWire, storeOrderStatus } from '@marketfront/api-client';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { carriers, parcels, storeOrders, type Trace } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { refused, operatorRefusal } from '../shared/failure.ts';
import { notify } from '../notifications/notifications.ts';
import { confirmReceipt, lockStoreOrder, type StoreOrder } from './lifecycle.ts';
import { reportedText } from './traces.ts';
import { readSiteConfig } from '../site/site-config.ts';
import { after, day, hour } from '../shared/time.ts';

/** The stops of a parcel, with the parcel's state at each stop. */
const stops = [
  { state: parcelStateToWire.pickedUp, text: reportedText('parcel.pickedUp') },
  { state: parcelStateToWire.inTransit, text: reportedText('parcel.leftSortingCentre') },
  { state: parcelStateToWire.inTransit, text: reportedText('parcel.arrivedInArea') },
  { state: parcelStateToWire.inTransit, text: reportedText('parcel.onTheWay') },
  { state: parcelStateToWire.signed, text: reportedText('parcel.signed') },
] as const;

const couriers = ['Amina Diallo', 'Tom Becker', 'Lucía Romero', 'Somchai Prasert', 'Noy Vongsa'] as const;

export type Shipment = {
  carrierCode: string;
  number: string;
  deliveryType: 'express' | 'send' | 'fictitious';
};

/** Paid, not shipped, and without a requested refund. */
export const isShippable = ({ paid, status, refundStatus }: StoreOrder): boolean =>
  paid && status === storeOrderStatus.toShip && refundStatus === orderRefundStatus.none;

const movingStates = [
  parcelStateToWire.noInformation,
  parcelStateToWire.pickedUp,
  parcelStateToWire.inTransit,
];

/** The store hands the parcel over. Nothing is shipped while a refund is requested. */
export async function ship(db: Db, orderNo: string, shipment: Shipment, now: Date): Promise<void> {
  const { autoReceiveDays } = await readSiteConfig(db);
  const isByCarrier = shipment.deliveryType === 'express';
  const [carrier] = isByCarrier
    ? await db.select().from(carriers).where(eq(carriers.code, shipment.carrierCode))
    : [];
  if (!carrier && isByCarrier) throw operatorRefusal('The carrier does not exist');
  // Only carriers assign numbers.
  const number = isByCarrier ? shipment.number : '';
  await transact(db, async (tx) => {
    const order = await lockStoreOrder(tx, orderNo);
    if (!isShippable(order)) throw refused('orderStatusWrong');
    await tx
      .update(storeOrders)
      .set({
        status: storeOrderStatus.toReceive,
        deliveryType: shipment.deliveryType,
        deliveryName: carrier?.name ?? '',
        deliveryCode: carrier?.code ?? '',
        deliveryId: number,
        shippedAt: now,
        receiveDeadline: after(now, autoReceiveDays * day),
      })
      .where(eq(storeOrders.id, order.id));
    const isFetched = order.chosenDelivery === 'send' && shipment.deliveryType === 'send';
    if (shipment.deliveryType !== 'fictitious' && !isFetched) {
      await tx.insert(parcels).values({
        storeOrderId: order.id,
        orderNo,
        expNo: number,
        expCode: carrier?.code ?? '',
        expName: carrier?.name ?? '',
        courier: couriers[randomInt(couriers.length)] ?? '',
        courierPhone: `+44 7700 900${String(randomInt(1000)).padStart(3, '0')}`,
        traces: [{ at: now.toISOString(), text: reportedText('parcel.handedOver') }],
        trackTime: now,
        createdAt: now,
        updatedAt: now,
      });
    }
    await notify(tx, order.uid, isFetched ? 'orderReady' : 'orderShipped', orderNo, now);
  });
}

async function moveToNextStop(
  tx: Transaction,
  parcel: typeof parcels.$inferSelect,
  now: Date,
): Promise<boolean> {
  const next = stops[parcel.traces.length - 1];
  if (!next) return false;
  const trace: Trace = { at: now.toISOString(), text: next.text };
  await tx
    .update(parcels)
    .set({ state: next.state, traces: [...parcel.traces, trace], trackTime: now, updatedAt: now })
    .where(eq(parcels.id, parcel.id));
  return true;
}

/** Moves a parcel to its next stop. */
export function moveParcel(db: Db, orderNo: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const [parcel] = await tx.select().from(parcels).where(eq(parcels.orderNo, orderNo)).for('update');
    if (!parcel) throw operatorRefusal('The parcel does not exist');
    if (!(await moveToNextStop(tx, parcel, now))) throw operatorRefusal('The parcel has been signed for');
  });
}

/** The courier has a signature: the order counts as received without the shopper's confirmation. */
export async function signParcel(db: Db, orderNo: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [parcel] = await tx.select().from(parcels).where(eq(parcels.orderNo, orderNo)).for('update');
    if (!parcel) throw operatorRefusal('The parcel does not exist');
    const trace: Trace = { at: now.toISOString(), text: reportedText('parcel.signed') };
    const traces = parcel.state === parcelStateToWire.signed ? parcel.traces : [...parcel.traces, trace];
    await tx
      .update(parcels)
      .set({ state: parcelStateToWire.signed, traces, trackTime: now, updatedAt: now })
      .where(eq(parcels.id, parcel.id));
  });
  await confirmReceipt(db, orderNo, undefined, now);
}

/** With PARCEL_SPEED, parcels move to their next stop automatically. */
export async function moveParcels({ db, config }: Services, now: Date): Promise<void> {
  if (config.parcelSpeed === 0) return;
  await transact(db, async (tx) => {
    const due = await tx
      .select()
      .from(parcels)
      .where(
        and(
          inArray(parcels.state, movingStates),
          lte(parcels.updatedAt, after(now, -hour / config.parcelSpeed)),
        ),
      )
      .orderBy(asc(parcels.updatedAt))
      .limit(100)
      .for('update', { skipLocked: true });
    for (const parcel of due) await moveToNextStop(tx, parcel, now);
  });
}
