import { limits, parsePositiveInteger, type ProductCard } from '@marketfront/api-client';
import { notFound, queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import { loadCartGroups } from '../cart-view.server.ts';
import { freeShippingOffers } from '../estimate.server.ts';

/** The number of suggestions beside the added item; `asked` is the number requested. */
const suggested = 3;
const asked = 12;

/**
 * The item just added to the cart (`product`, `sku`, `quantity`), the amount missing for its store's free delivery, and
 * suggestions: goods of the same store if they help to reach that amount.
 */
export async function loadAdded(shop: Shop, params: URLSearchParams) {
  const [productId, skuId, quantity] = ['product', 'sku', 'quantity'].map((name) =>
    parsePositiveInteger(params.get(name)),
  );
  if (!productId || !skuId || !quantity || quantity > limits.cartQuantity.max) throw notFound();
  const [product, groups, alike] = await Promise.all([
    queries.product(shop, productId),
    withTimeout(loadCartGroups(shop)),
    withTimeout(queries.recommendations(shop, { productId, page: 1, limit: asked })),
  ]);
  const sku = product.skus.find(({ id }) => id === skuId);
  const group = groups?.find(({ storeId }) => storeId === product.storeId);
  const [freeShipping = null] = group ? await freeShippingOffers(shop, [group]) : [];
  const inCart = new Set(groups?.flatMap(({ lines }) => lines.map((line) => line.productId)));
  const fits = (other: ProductCard) => !other.soldOut && other.id !== productId && !inCart.has(other.id);
  const ofStore = (product.store?.products ?? []).filter(fits);
  const others = (alike?.items ?? []).filter(fits);
  const isFromStore = freeShipping?.missing != null && ofStore.length > 0;
  const suggestions = (isFromStore || others.length === 0 ? ofStore : others).slice(0, suggested);
  return {
    name: product.name,
    image: (sku?.image ?? product.image)?.url ?? null,
    variant: product.skus.length > 1 ? (sku?.label ?? '') : '',
    price: sku?.price ?? product.price,
    quantity,
    freeShipping,
    isFromStore,
    suggestions: suggestions.map(({ id, name, image, price, listPrice, skuId: only }) => ({
      id,
      name,
      image: image?.url ?? null,
      price,
      listPrice,
      skuId: only,
    })),
  };
}
export type AddedData = Awaited<ReturnType<typeof loadAdded>>;
