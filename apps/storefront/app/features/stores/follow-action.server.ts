import { parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { isFetch, refusal, type Shop, shopAction, withAccount } from '../../http/index.server.ts';
import { paths, safePath } from '../../navigation/index.ts';
import type { ToggleAnswer } from '../../forms/index.ts';
import { textField } from '../../forms/index.server.ts';

const storeOf = (request: Request) => parsePositiveInteger(new URL(request.url).searchParams.get('store'));

/** Follows a store (`on=1`) or unfollows it (`on=0`). A visitor signs in first; then the store is followed. */
export const followAction = shopAction(
  async (shop, form, { request }: ActionFunctionArgs) => {
    const id = storeOf(request);
    const on = new URL(request.url).searchParams.get('on') === '1';
    if (id === undefined)
      return refusal((await getMessages(shop.locale.code, 'errors'))('errors.validation'));
    const from = safePath(textField(form, 'from', 2000)) ?? paths.store(id);
    const { favourites } = shop.api;
    await withAccount(shop, { act: 'follow', id, on, from }, () =>
      on ? favourites.followStore(id) : favourites.unfollowStore(id),
    );
    const t = await getMessages(shop.locale.code, 'seller');
    const message = t(on ? 'seller.followedDone' : 'seller.unfollowedDone');
    if (isFetch(request)) return { ok: true, on, message } satisfies ToggleAnswer;
    setFlash(shop, 'success', message);
    return shop.redirect(from, 303);
  },
  { page: (request) => paths.store(storeOf(request)) },
);

/** The API's largest page; other stores are marked only on their own pages. */
const most = 100;

/** The ids of the stores that the shopper follows; none for visitors. */
export async function loadFollowedIds(shop: Shop): Promise<number[]> {
  if (!shop.signedIn) return [];
  const { items } = await shop.api.favourites.stores({ page: 1, limit: most });
  return items.map(({ storeId }) => storeId);
}
