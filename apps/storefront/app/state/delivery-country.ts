import { atom, useAtom } from 'jotai';
import { setCookie } from '../session/index.ts';
import { useRoot } from '../navigation/index.ts';

/** The choice made on this page; until then the server's, from the cookie. */
const countryAtom = atom<string>();

/** The shopper's country for deliveries (ISO 3166-1 alpha-2), stored in a cookie; empty until one was chosen. */
export function useDeliveryCountry() {
  const { deliveryCountry } = useRoot();
  const [chosen, set] = useAtom(countryAtom);
  return [
    chosen ?? deliveryCountry ?? '',
    (country: string) => {
      set(country);
      setCookie('deliveryCountry', country);
    },
  ] as const;
}
