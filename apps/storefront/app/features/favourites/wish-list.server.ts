import { compareMoney, type FavouriteProduct, parsePositiveInteger } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import {
  assertPageExists,
  byIntent,
  type IntentContext,
  refusal,
  type Shop,
  signedInAction,
} from '../../http/index.server.ts';
import {
  accountPaths,
  pageNumber,
  paths,
  type WishListFilter,
  wishListFilters,
} from '../../navigation/index.ts';

const perPage = 12;
/** The number of favourites that are searched for those of a filter: the API's largest page. */
const looked = 100;

/** Whether it costs less than when it became a favourite; `false` if the API does not give that price. */
const isCheaper = ({ price, savedPrice }: FavouriteProduct): boolean =>
  savedPrice !== null && compareMoney(price, savedPrice) < 0;
const isSoldOut = ({ stock }: FavouriteProduct): boolean => stock === 0;

const filters = {
  all: () => true,
  cheaper: (product) => isCheaper(product) && !isSoldOut(product),
  available: (product) => !isSoldOut(product),
  soldOut: isSoldOut,
} as const satisfies Record<WishListFilter, (product: FavouriteProduct) => boolean>;

const filterOf = (params: URLSearchParams): WishListFilter =>
  wishListFilters.find((name) => name === params.get('show')) ?? 'all';

/** The favourites of a filter by page. If the back end has no filters, the newest hundred are searched. */
async function readFavourites(shop: Shop, show: WishListFilter, page: number) {
  if (show === 'all') return shop.api.favourites.products({ page, limit: perPage });
  const filtered = await shop.api.favourites.products({ show, page, limit: perPage });
  if (filtered.items.length > 0 && filtered.items.every(filters[show])) return filtered;
  const { items } = await shop.api.favourites.products({ page: 1, limit: looked });
  const fitting = items.filter(filters[show]);
  return { total: fitting.length, items: fitting.slice((page - 1) * perPage, page * perPage) };
}

/** One page of the wish list. */
export async function loadWishList(shop: Shop, params: URLSearchParams) {
  const show = filterOf(params);
  const page = pageNumber(params);
  const [{ total, items }, t] = await Promise.all([
    readFavourites(shop, show, page),
    getMessages(shop.locale.code, 'wishlist'),
  ]);
  const pageCount = Math.ceil(total / perPage);
  assertPageExists(shop, page, pageCount);
  return {
    title: t('wishlist.title'),
    show,
    page,
    pageCount,
    products: items.map((product) => ({
      ...product,
      soldOut: isSoldOut(product),
      was: isCheaper(product) ? product.savedPrice : null,
    })),
  };
}
export type WishListData = Awaited<ReturnType<typeof loadWishList>>;

interface Chosen {
  readonly id: number;
  readonly productId: number;
}

/** A favourite in the format of the forms: its id, and its product's id. */
function favouriteOf(favourite: string | undefined, product: string | undefined): Chosen[] {
  const id = parsePositiveInteger(favourite);
  const productId = parsePositiveInteger(product);
  return id === undefined || productId === undefined ? [] : [{ id, productId }];
}

/** The favourite of the pressed button, or the ticked ones. */
const chosenOf = ({ form, parameters: [id, productId] }: IntentContext): Chosen[] =>
  id === undefined
    ? form
        .getAll('chosen')
        .flatMap((value) => favouriteOf(...(String(value).split(':') as [string, string?])))
    : favouriteOf(id, productId);

/** The only SKU that can be bought; `undefined` when there is none or more than one. */
async function onlySku(shop: Shop, productId: number) {
  const { skus } = await shop.api.catalog.product(productId);
  const [first, second] = skus.filter(({ stock }) => stock > 0);
  return { skuId: second ? undefined : first?.id, hasChoice: second !== undefined };
}

/** Adds one piece of a product. Returns whether it could be added. */
async function addOne(shop: Shop, productId: number): Promise<boolean> {
  const { skuId } = await onlySku(shop, productId);
  if (skuId === undefined) return false;
  await shop.api.cart.add([{ productId, skuId, quantity: 1 }]);
  return true;
}

/** Adds one product to the cart, or redirects to its options. */
async function addSingle(shop: Shop, productId: number, back: string) {
  const t = await getMessages(shop.locale.code, 'wishlist');
  const { skuId, hasChoice } = await onlySku(shop, productId);
  if (hasChoice) return shop.redirect(paths.product(productId), 303);
  if (skuId === undefined) return refusal(t('wishlist.noneAdded'), { status: 409 });
  await shop.api.cart.add([{ productId, skuId, quantity: 1 }]);
  setFlash(shop, 'success', t('wishlist.addedDone', { count: 1 }));
  return shop.redirect(back, 303);
}

const backOf = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return accountPaths.wishList({ show: filterOf(searchParams), page: pageNumber(searchParams) });
};

export const wishListAction = signedInAction(
  byIntent({
    remove: async (context) => {
      const { shop, request } = context;
      const t = await getMessages(shop.locale.code, 'wishlist');
      const chosen = chosenOf(context);
      if (chosen.length === 0) return refusal(t('wishlist.nothingChosen'));
      await shop.api.favourites.removeMany(chosen.map(({ id }) => id));
      setFlash(shop, 'success', t('wishlist.removedDone', { count: chosen.length }));
      return shop.redirect(backOf(request), 303);
    },
    addToCart: async (context) => {
      const { shop, request } = context;
      const t = await getMessages(shop.locale.code, 'wishlist');
      const [first, ...more] = chosenOf(context);
      if (!first) return refusal(t('wishlist.nothingChosen'));
      if (more.length === 0) return addSingle(shop, first.productId, backOf(request));
      const all = [first, ...more];
      const results = await Promise.allSettled(all.map(({ productId }) => addOne(shop, productId)));
      const added = results.filter((result) => result.status === 'fulfilled' && result.value).length;
      const missing = all.length - added;
      if (added === 0) return refusal(t('wishlist.noneAdded'), { status: 409 });
      const message =
        missing > 0 ? t('wishlist.someAdded', { added, missing }) : t('wishlist.addedDone', { count: added });
      setFlash(shop, missing > 0 ? 'neutral' : 'success', message);
      return shop.redirect(paths.cart(), 303);
    },
  }),
);
