import { ApiError, type KnownMessageKey, knownMessageText, limits } from '@marketfront/api-client';
import { notFound, queries, type Shop } from '../../http/index.server.ts';
import { skusOf } from './choices.server.ts';
import { readVisitorCart, type VisitorLine, writeVisitorCart } from './visitor-cart.ts';

interface LineChange {
  /** The id of the line in the API's cart, or its SKU in the cart of a visitor. */
  readonly id: number;
  /** The SKU of the line when it was shown. */
  readonly formerSkuId: number;
  readonly skuId: number;
}

type Refusable = Extract<KnownMessageKey, 'cartChanged' | 'skuNotFound' | 'stockInsufficient'>;

const refused = (key: Refusable) =>
  new ApiError({ kind: 'refused', message: knownMessageText(key), fromServer: true });

/** The quantity of a line, limited to the stock of its SKU. */
async function piecesOf(shop: Shop, { productId, skuId, quantity }: VisitorLine): Promise<number> {
  const sku = (await skusOf(shop, productId)).find(({ id }) => id === skuId);
  if (!sku) throw refused('skuNotFound');
  if (sku.stock < 1) throw refused('stockInsufficient');
  return Math.min(quantity, sku.stock);
}

/**
 * Changes a line to another SKU of its product. The line keeps its place, and its quantity as far as the stock allows;
 * it is merged into a line that already holds the SKU. Repeating the change, or sending it from a page that shows an
 * older cart, changes nothing.
 * @returns the new quantity if it is lower than before
 */
export async function changeLine(shop: Shop, change: LineChange): Promise<number | undefined> {
  const { id, formerSkuId, skuId } = change;
  if (!shop.signedIn) return changeVisitorLine(shop, change);
  const lists = await Promise.all([true, false].map((valid) => shop.api.cart.list({ valid })));
  const line = lists.flatMap((groups) => groups.flatMap(({ lines }) => lines)).find((one) => one.id === id);
  if (line?.skuId === skuId) return undefined;
  if (line?.skuId !== formerSkuId) throw refused('cartChanged');
  const { productId } = line;
  const quantity = await piecesOf(shop, { productId, skuId, quantity: line.quantity });
  await shop.api.cart.reselect(id, { productId, skuId, quantity }, { formerSkuId });
  return quantity < line.quantity ? quantity : undefined;
}

async function changeVisitorLine(shop: Shop, { id, skuId }: LineChange): Promise<number | undefined> {
  const { lines } = readVisitorCart(shop.visitorLines('cart'));
  const line = lines.find((one) => one.skuId === id);
  const same = lines.find((one) => one.skuId === skuId);
  if (!line && same) return undefined;
  if (!line) throw refused('cartChanged');
  const wanted = Math.min(limits.cartQuantity.max, line.quantity + (same?.quantity ?? 0));
  const quantity = await piecesOf(shop, { ...line, skuId, quantity: wanted });
  if (same && quantity < wanted) throw refused('stockInsufficient');
  const changed = lines
    .filter((one) => one !== same)
    .map((one) => (one === line ? { ...line, skuId, quantity } : one));
  shop.cookies.set('cart', writeVisitorCart(changed));
  return quantity < wanted ? quantity : undefined;
}

/** The options of a product (`product`), for choosing others without leaving the cart. */
export async function loadCartOptions(shop: Shop, params: URLSearchParams) {
  const id = Number(params.get('product'));
  if (!Number.isInteger(id) || id < 1) throw notFound();
  const { attributes, skus } = await queries.product(shop, id);
  return { attributes, skus };
}
export type CartOptions = Awaited<ReturnType<typeof loadCartOptions>>;
