import { limits } from '@marketfront/api-client';
import * as v from 'valibot';
import {
  deleteAddress,
  findAddress,
  findDefaultAddress,
  listAddresses,
  listAllAddresses,
  saveAddress,
  setDefaultAddress,
  toWireAddress,
} from '../domain/addresses.ts';
import { invalid } from '../domain/failure.ts';
import {
  addFavourites,
  deleteFavourites,
  follow,
  listFavourites,
  listFollowed,
  removeFavourite,
  unfollow,
} from '../domain/favourites.ts';
import { email, flagOrFalse, id, optionalId, optionalText, page, text } from '../input.ts';
import { type Call, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'language'>;
const scopeOf = ({ db, services, language }: AnyCall) => ({ db, config: services.config, language });

const idParams = v.object({ id });
const idBody = v.object({ id });
const pageQuery = v.object(page);

const addressIn = v.object({
  id: optionalId,
  realName: text(limits.consignee),
  email: v.nullish(v.union([v.literal(''), email]), ''),
  country: optionalText(100),
  detail: text(limits.addressDetail),
  postCode: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((value) => String(value).trim()),
    v.maxLength(20, 'must be at most 20 characters'),
  ),
  countryCode: v.pipe(
    optionalText(8),
    v.transform((value) => value.replace(/\D/g, '')),
  ),
  phone: optionalText(32),
  isDefault: flagOrFalse,
  authenticationType: v.pipe(
    optionalText(100),
    v.transform((value) => value || null),
  ),
});

/** What a user keeps: addresses, favourite products, followed stores. */
export const savedOperations = {
  listAddresses: signedIn({ query: pageQuery }, ({ db, user, query }) => listAddresses(db, user.id, query)),
  listAllAddresses: signedIn({}, ({ db, user }) => listAllAddresses(db, user.id)),
  getAddress: signedIn({ params: idParams }, async ({ db, user, params }) => {
    const row = await findAddress(db, user.id, params.id);
    return row ? toWireAddress(row) : null;
  }),
  getDefaultAddress: signedIn({}, async ({ db, user }) => {
    const row = await findDefaultAddress(db, user.id);
    return row ? toWireAddress(row) : null;
  }),
  saveAddress: signedIn({ body: addressIn }, async ({ db, user, body, now }) => {
    const { id: addressId, ...input } = body;
    return toWireAddress(await saveAddress(db, user.id, addressId, input, now));
  }),
  deleteAddress: signedIn({ body: idBody }, async ({ db, user, body }) => {
    await deleteAddress(db, user.id, body.id);
    return null;
  }),
  setDefaultAddress: signedIn({ body: idBody }, async ({ db, user, body }) => {
    await setDefaultAddress(db, user.id, body.id);
    return null;
  }),
  // Asking a third party where a shopper is would tell it who shops here; the sandbox answers a fixed place.
  locateByIp: signedIn({}, () => ({
    country_name: 'United Kingdom',
    country_code: 'GB',
    country_calling_code: '+44',
    region: 'England',
    city: 'London',
    ip: '203.0.113.7',
  })),

  listFavouriteProducts: signedIn({ query: pageQuery }, (call) =>
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
    const ids = body.ids.split(',').map((item) => Number(item.trim()));
    if (!ids.every((item) => Number.isSafeInteger(item) && item > 0 && item < 2 ** 31)) {
      throw invalid('ids: must be ids joined by commas');
    }
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
} satisfies Operations<
  | 'listAddresses'
  | 'listAllAddresses'
  | 'getAddress'
  | 'getDefaultAddress'
  | 'saveAddress'
  | 'deleteAddress'
  | 'setDefaultAddress'
  | 'locateByIp'
  | 'listFavouriteProducts'
  | 'addFavouriteProduct'
  | 'removeFavouriteProduct'
  | 'deleteFavourites'
  | 'addFavouriteProducts'
  | 'listFollowedStores'
  | 'followStore'
  | 'unfollowStore'
>;
