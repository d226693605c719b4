import type { deliveryTypes } from '../../db/schema.ts';
import { after, day, toApiDate } from './time.ts';

export type DeliveryType = (typeof deliveryTypes)[number];

/** The destination country of most orders. */
export const homeCountry = 'GB';

type Zone = {
  /** Days in transit, from and to, after one or two days until dispatch. */
  days: readonly [number, number];
  countries: readonly string[];
};

const zones: readonly Zone[] = [
  { days: [2, 4], countries: ['GB', 'IE'] },
  {
    days: [4, 8],
    countries: 'AT BE CH CZ DE DK EE ES FI FR GR HU IT LT LU LV NL NO PL PT RO SE SI SK'.split(' '),
  },
  { days: [7, 14], countries: 'AU CA CN HK JP KR LA MX MY NZ SG TH TW US VN'.split(' ') },
];

const dispatchDays = [1, 2] as const;

/** The countries of delivery. */
export const countries = zones.flatMap((zone) => zone.countries).toSorted();

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Addresses of some clients contain the English name of the country instead of its code. */
const isIn = (zone: Zone, country: string) =>
  zone.countries.some((code) => code === country || englishNames.of(code) === country);

/** Whether parcels are delivered there; an empty country means that it is not known yet. */
export const isServed = (country: string): boolean =>
  country === '' || zones.some((zone) => isIn(zone, country));

/** The days between which a parcel that is ordered now arrives in a country; `null` if there is no delivery. */
export function arrivalIn(country: string, now: Date): { from: string; to: string } | null {
  const zone = zones.find((one) => isIn(one, country));
  if (!zone) return null;
  const arrival = (which: 0 | 1) => toApiDate(after(now, (dispatchDays[which] + zone.days[which]) * day));
  return { from: arrival(0), to: arrival(1) };
}

/** Days until an order is ready for pickup at the store, from and to. */
const pickupDays = [1, 2] as const;

/** The days between which a parcel arrives or can be picked up; `null` for virtual goods. */
export function daysOf(deliveryType: DeliveryType, country: string, now: Date) {
  if (deliveryType === 'express') return arrivalIn(country, now);
  if (deliveryType === 'fictitious') return null;
  const [first, last] = pickupDays;
  return { from: toApiDate(after(now, first * day)), to: toApiDate(after(now, last * day)) };
}
