import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { storedAs } from './stored.ts';

const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[A-Z]{2})?$/.test(value);

/** Kept in the browser alone: pages stay the same for everybody. Empty until a country was chosen. */
const countryAtom = atomWithStorage('deliveryCountry', '', storedAs(isCountry));

/** The country (ISO 3166-1 alpha-2) that the shopper wants deliveries to. */
export const useDeliveryCountry = () => useAtom(countryAtom);
