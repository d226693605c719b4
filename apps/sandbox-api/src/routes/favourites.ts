import { favouriteFilters, parsePositiveInteger } from '@marketfront/api-client';
import * as v from 'valibot';
import {
  addFavourites,
  deleteFavourites,
  follow,
  listFavourites,
  listFollowed,
  removeFavourite,
  unfollow,
} from '../domain/favourites/favourites.ts';
import { malformed } from '../domain/shared/failure.ts';
import { id, page, text } from '../input.ts';
import { scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const idParams = v.object({ id });

const pageQuery = v.object(page);
const favouritesQuery = v.object({
  ...page,
  show: v.optional(v.picklist(favouriteFilters, 'must be cheaper, available or soldOut')),
});

export const favouritesOperations = {
  listFavouriteProducts: signedIn({ query: favouritesQuery }, (call) =>
    listFavourites(scopeOf(call), call.user.id, call.query),
  ),

  addFavouriteProduct: signedIn(
    { body: v.object({ id, category: v.picklist(['store', 'product'], 'must be store or product') }) },
    async ({ db, user, body, now }) => {
      await addFavourites(db, user.id, [body.id], now);
      return null;
    },
  ),

  removeFavouriteProduct: signedIn({ params: v.object({ productId: id }) }, async ({ db, user, params }) => {
    await removeFavourite(db, user.id, params.productId);
    return null;
  }),

  deleteFavourites: signedIn({ body: v.object({ ids: text(5000) }) }, async ({ db, user, body }) => {
    const ids = body.ids.split(',').flatMap((item) => parsePositiveInteger(item) ?? []);
    if (ids.length !== body.ids.split(',').length) throw malformed('ids: must be ids joined by commas');
    await deleteFavourites(db, user.id, ids);
    return null;
  }),

  addFavouriteProducts: signedIn(
    {
      body: v.object({
        id: v.pipe(v.array(id, 'must be a list'), v.minLength(1), v.maxLength(100)),
        category: v.picklist(['store', 'product'], 'must be store or product'),
      }),
    },
    async ({ db, user, body, now }) => {
      await addFavourites(db, user.id, [...new Set(body.id)], now);
      return null;
    },
  ),

  listFollowedStores: signedIn({ query: pageQuery }, (call) =>
    listFollowed(scopeOf(call), call.user.id, call.query),
  ),

  followStore: signedIn({ params: idParams }, async ({ db, user, params, now }) => {
    await follow(db, user.id, params.id, now);
    return null;
  }),

  unfollowStore: signedIn({ params: idParams }, async ({ db, user, params }) => {
    await unfollow(db, user.id, params.id);
    return null;
  }),
} satisfies Partial<Operations>;
