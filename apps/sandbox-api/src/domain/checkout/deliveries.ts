import type { Schemas } from '@marketfront/api-client';
import { daysOf, type DeliveryType, isServed } from '../shared/arrival.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import type { CheckoutLine } from './checkout.ts';
import { quote } from './pricing.ts';

export type DeliveryChoice = { merId: number; deliveryType: DeliveryType };
/** The delivery type of each store's parcel. */
export type Deliveries = ReadonlyMap<number, DeliveryType>;

/**
 * The delivery types of a store for its lines in a country, the usual one first; empty if it does not deliver there.
 */
function offered(lines: readonly CheckoutLine[], country: string): readonly DeliveryType[] {
  if (lines.every(({ isVirtual }) => isVirtual)) return ['fictitious'];
  const courier = isServed(country) ? (['express'] as const) : [];
  return lines[0]?.offersPickup ? [...courier, 'send'] : courier;
}

const byStore = (lines: readonly CheckoutLine[]) => Map.groupBy(lines, ({ merId }) => merId);

/**
 * The shopper's choices, replaced by the usual delivery type if a choice is not offered. Stores that do not deliver to
 * the country are missing.
 */
export function deliveriesFor(
  lines: readonly CheckoutLine[],
  choices: readonly DeliveryChoice[],
  country: string,
): Deliveries {
  return new Map(
    [...byStore(lines)].flatMap(([merId, own]) => {
      const options = offered(own, country);
      const wanted = choices.findLast((choice) => choice.merId === merId)?.deliveryType;
      const delivery = options.find((option) => option === wanted) ?? options[0];
      return delivery ? [[merId, delivery] as const] : [];
    }),
  );
}

/** Refuses lines that a store does not deliver to the country, or not in the chosen way. */
export function assertOffered(
  lines: readonly CheckoutLine[],
  choices: readonly DeliveryChoice[],
  country: string,
): void {
  const chosen = deliveriesFor(lines, choices, country);
  if (lines.some(({ merId }) => !chosen.has(merId))) throw refused('notDelivered');
  for (const { merId, deliveryType } of choices)
    if (chosen.has(merId) && chosen.get(merId) !== deliveryType) throw refused('deliveryUnavailable');
}

/** The lines with the postage of their delivery types: only a courier charges any. */
export const withDeliveries = (lines: readonly CheckoutLine[], deliveries: Deliveries): CheckoutLine[] =>
  lines.map((line) => (deliveries.get(line.merId) === 'express' ? line : { ...line, postage: 0 }));

function freightOf(lines: readonly CheckoutLine[], merId: number, deliveries: Deliveries): number {
  const priced = quote(withDeliveries(lines, deliveries), undefined);
  return lines.reduce(
    (sum, line, index) => sum + (line.merId === merId ? (priced.lines[index]?.freight ?? 0) : 0),
    0,
  );
}

/** The parcel of each store: its delivery, arrival and fee, and the other delivery types of the store. */
export function parcelsOf(
  lines: readonly CheckoutLine[],
  deliveries: Deliveries,
  country: string,
  now: Date,
): Schemas['ParcelQuote'][] {
  return [...byStore(lines)].map(([merId, own]) => {
    const options = offered(own, country).map((deliveryType) => {
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
      isDelivered: country === '' ? null : options.length > 0,
    };
  });
}
