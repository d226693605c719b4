import { parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** What a visitor may want to do that needs an account, each with the id of what it is done to. */
const acts = {
  follow: (shop: Shop, id: number) => shop.api.favourites.followStore(id),
  coupon: (shop: Shop, id: number) => shop.api.coupons.receive(id),
  stockAlert: (shop: Shop, id: number) => shop.api.catalog.requestStockAlert(id),
  vote: (shop: Shop, id: number) => shop.api.reviews.vote(id, true),
} as const;
type Act = keyof typeof acts;

/** What the shopper is told of an act that was done. */
const doneMessages = {
  follow: async (locale) => (await getMessages(locale, 'seller'))('seller.followedDone'),
  coupon: async (locale) => (await getMessages(locale, 'coupons'))('coupons.claimedDone'),
  stockAlert: async (locale) => (await getMessages(locale, 'product'))('product.alertSet'),
  vote: async (locale) => (await getMessages(locale, 'reviews'))('reviews.thanks'),
} as const satisfies Record<Act, (locale: Shop['locale']['code']) => Promise<string>>;

const isAct = (name: string): name is Act => Object.hasOwn(acts, name);

/** Keeps what a visitor wants to do until they have signed in. */
export const keepWanted = (shop: Shop, act: Act, id: number): void =>
  shop.cookies.set('wanted', `${act}:${id}`);

/**
 * Does what the visitor wanted before signing in, and gives the message about it. The sign-in holds also when that fails.
 */
export async function doWanted(shop: Shop): Promise<string | undefined> {
  const [act = '', id] = (shop.cookies.get('wanted') ?? '').split(':');
  shop.cookies.set('wanted', undefined);
  const number = parsePositiveInteger(id);
  if (!isAct(act) || number === undefined) return undefined;
  const done = await withTimeout(acts[act](shop, number).then(() => true));
  return done ? doneMessages[act](shop.locale.code) : undefined;
}
