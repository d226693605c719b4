import type { Config } from '../../config.ts';
import type { Language } from './language.ts';
import { shopAddress } from './shop-address.ts';

type OrderLink = { orderNo: string; language: Language; identity: string };

/** The shop's page of an order. With the identity, the reader of the mail sees it without signing in. */
export function orderLink(
  config: Pick<Config, 'shopOrigin'>,
  { orderNo, language, identity }: OrderLink,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ orderNo, identity, ...more });
  return shopAddress(config, language, `/user_center/order/detail?${query}`);
}

/**
 * The same page with the proof that the e-mail address belongs to the guest.
 * @param order.isReady whether a password was given before, so that the page only has to confirm the account
 */
export const guestLink = (
  config: Pick<Config, 'shopOrigin'>,
  { proof, isReady, ...order }: OrderLink & { proof: string; isReady: boolean },
): string => orderLink(config, order, { proof, ...(isReady && { ready: '1' }) });
