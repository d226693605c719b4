import { parsePositiveInteger } from '@marketfront/api-client';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** What a visitor may want to do that needs an account, each with the id of what it is done to. */
const acts = {
  follow: (shop: Shop, id: number) => shop.api.favourites.followStore(id),
  coupon: (shop: Shop, id: number) => shop.api.coupons.receive(id),
} as const;
type Act = keyof typeof acts;

const isAct = (name: string): name is Act => Object.hasOwn(acts, name);

/** Keeps what a visitor wants to do until they have signed in. */
export const keepWanted = (shop: Shop, act: Act, id: number): void =>
  shop.cookies.set('wanted', `${act}:${id}`);

/** Does what the visitor wanted before signing in. The sign-in holds also when that fails. */
export async function doWanted(shop: Shop): Promise<void> {
  const [act = '', id] = (shop.cookies.get('wanted') ?? '').split(':');
  shop.cookies.set('wanted', undefined);
  const number = parsePositiveInteger(id);
  if (isAct(act) && number !== undefined) await withTimeout(acts[act](shop, number));
}
