import type { Schemas } from '@marketfront/api-client';
import type { deliveryTypes } from '../../db/schema.ts';
import { arrivalIn } from '../catalog/delivery.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import { after, day, toApiDate } from '../shared/time.ts';
import type { CheckoutLine } from './checkout.ts';
import { quote } from './pricing.ts';

export type DeliveryType = (typeof deliveryTypes)[number];
export type DeliveryChoice = { merId: number; deliveryType: DeliveryType };
/** How each store delivers its parcel. */
export type Deliveries = ReadonlyMap<number, DeliveryType>;

/** What a store offers for its lines, the usual way first. */
function offered(lines: readonly CheckoutLine[]): readonly DeliveryType[] {
  if (lines.every(({ isVirtual }) => isVirtual)) return ['fictitious'];
  return lines[0]?.offersPickup ? ['express', 'send'] : ['express'];
}

const byStore = (lines: readonly CheckoutLine[]) => Map.groupBy(lines, ({ merId }) => merId);

/** What the shopper has chosen, and the usual way where that is not offered. */
export function deliveriesFor(
  lines: readonly CheckoutLine[],
  choices: readonly DeliveryChoice[],
): Deliveries {
  return new Map(
    [...byStore(lines)].map(([merId, own]) => {
      const options = offered(own);
      const wanted = choices.findLast((choice) => choice.merId === merId)?.deliveryType;
      return [merId, options.find((option) => option === wanted) ?? options[0] ?? 'express'];
    }),
  );
}

/** Refuses what a store does not offer: the shopper would wait at the wrong place. */
export function assertOffered(lines: readonly CheckoutLine[], choices: readonly DeliveryChoice[]): void {
  const chosen = deliveriesFor(lines, choices);
  for (const { merId, deliveryType } of choices)
    if (chosen.has(merId) && chosen.get(merId) !== deliveryType) throw refused('deliveryUnavailable');
}

/** The lines with the postage that they cost when delivered so: fetching is free. */
export const withDeliveries = (lines: readonly CheckoutLine[], deliveries: Deliveries): CheckoutLine[] =>
  lines.map((line) => (deliveries.get(line.merId) === 'send' ? { ...line, postage: 0 } : line));

/** After so many days a store has packed what is fetched. */
const pickupDays = [1, 2] as const;

/** The days between which a parcel arrives or can be fetched; `null` for what is not shipped. */
export function daysOf(deliveryType: DeliveryType, country: string, now: Date) {
  if (deliveryType === 'express') return arrivalIn(country, now);
  if (deliveryType === 'fictitious') return null;
  const [first, last] = pickupDays;
  return { from: toApiDate(after(now, first * day)), to: toApiDate(after(now, last * day)) };
}

function freightOf(lines: readonly CheckoutLine[], merId: number, deliveries: Deliveries): number {
  const priced = quote(withDeliveries(lines, deliveries), undefined);
  return lines.reduce(
    (sum, line, index) => sum + (line.merId === merId ? (priced.lines[index]?.freight ?? 0) : 0),
    0,
  );
}

/** The parcel of each store: how it is delivered, when, for how much, and what else the store offers. */
export function parcelsOf(
  lines: readonly CheckoutLine[],
  deliveries: Deliveries,
  country: string,
  now: Date,
): Schemas['ParcelQuote'][] {
  return [...byStore(lines)].map(([merId, own]) => {
    const options = offered(own).map((deliveryType) => {
      const days = daysOf(deliveryType, country, now);
      return {
        deliveryType,
        freightFee: toMoney(freightOf(lines, merId, new Map([[merId, deliveryType]]))),
        from: days?.from ?? null,
        to: days?.to ?? null,
        pickupAddress: deliveryType === 'send' ? (own[0]?.storeAddress ?? null) : null,
      };
    });
    const chosen = options.find(({ deliveryType }) => deliveryType === deliveries.get(merId));
    return {
      merId,
      freightFee: chosen?.freightFee ?? toMoney(0),
      from: chosen?.from ?? null,
      to: chosen?.to ?? null,
      deliveryType: chosen?.deliveryType ?? null,
      options,
    };
  });
}
