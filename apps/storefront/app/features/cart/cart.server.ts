import { ApiError, knownMessageText } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';
import { stockOf } from './choices.server.ts';
import { mergeVisitorCart } from './merge-visitor-cart.server.ts';
import { addLine, maxVisitorLines, removeLines, setQuantity, type VisitorLine } from './visitor-cart.ts';
import type { CartLineView } from './cart-view.server.ts';
import { laterOf, saveLater, saveVisitorLines, visitorCartOf } from './visitor-lines.server.ts';

/**
 * @param idempotencyKey identifies the sent form. A form sent again because its response was lost adds nothing.
 */
export async function addToCart(shop: Shop, line: VisitorLine, idempotencyKey?: string): Promise<void> {
  const key = idempotencyKey ? `${idempotencyKey}-${line.skuId}-${line.quantity}` : undefined;
  if (shop.signedIn) {
    await shop.api.cart.add([line], { idempotencyKey: key });
    return;
  }
  const cart = visitorCartOf(shop);
  if (key !== undefined && key === cart.key) return;
  const lines = withLine(cart.lines, line);
  await assertInStock(shop, lines, line.skuId);
  saveVisitorLines(shop, lines, key);
}

const refused = (message: string) => new ApiError({ kind: 'refused', message, fromServer: true });

/** @throws ApiError when the cart of a visitor is full */
function withLine(lines: readonly VisitorLine[], added: VisitorLine): readonly VisitorLine[] {
  const all = addLine(lines, added);
  if (!all) throw refused(knownMessageText('cartFull', { max: maxVisitorLines }));
  return all;
}

/** The shop keeps the cart of a visitor. Like the API, it refuses more pieces than are in stock. */
async function assertInStock(shop: Shop, lines: readonly VisitorLine[], skuId: number): Promise<void> {
  const line = lines.find((one) => one.skuId === skuId);
  const stock = line && (await stockOf(shop, line));
  if (line && stock !== undefined && line.quantity > stock)
    throw refused(knownMessageText('stockInsufficient'));
}

/** Whether the cart holds the whole stock of a SKU. */
export async function hasEveryPiece(shop: Shop, { productId, skuId }: VisitorLine): Promise<boolean> {
  const [stock, lines] = await Promise.all([
    stockOf(shop, { productId, skuId }),
    shop.signedIn
      ? shop.api.cart.list({ valid: true }).then((groups) => groups.flatMap(({ lines }) => lines))
      : visitorCartOf(shop).lines,
  ]);
  const held = lines.find((line) => line.skuId === skuId)?.quantity ?? 0;
  return stock !== undefined && held > 0 && held >= stock;
}

export async function changeQuantity(shop: Shop, lineId: number, quantity: number): Promise<void> {
  if (shop.signedIn) {
    await shop.api.cart.setQuantity(lineId, quantity);
    return;
  }
  const lines = setQuantity(visitorCartOf(shop).lines, lineId, quantity);
  await assertInStock(shop, lines, lineId);
  saveVisitorLines(shop, lines);
}

export async function removeFromCart(shop: Shop, lineIds: readonly number[]): Promise<void> {
  if (!shop.signedIn) forgetVisitorLines(shop, lineIds);
  else if (lineIds.length > 0) await shop.api.cart.remove(lineIds);
}

/**
 * Keeps a line of the cart for later.
 * @returns false when no more fit; the line stays in the cart
 */
export async function keepForLater(shop: Shop, lineId: number, kept: VisitorLine): Promise<boolean> {
  const later = removeLines(laterOf(shop).lines, [kept.skuId]);
  if (later.length >= maxVisitorLines) return false;
  await removeFromCart(shop, [lineId]);
  saveLater(shop, [kept, ...later]);
  return true;
}

/** Puts an item saved for later back into the cart. */
export async function moveBack(shop: Shop, kept: VisitorLine, idempotencyKey?: string): Promise<void> {
  // On a second click, the item is already in the cart.
  if (!laterOf(shop).lines.some(({ skuId }) => skuId === kept.skuId)) return;
  await addToCart(shop, kept, idempotencyKey);
  dropLater(shop, kept.skuId);
}

export const dropLater = (shop: Shop, skuId: number): void =>
  saveLater(shop, removeLines(laterOf(shop).lines, [skuId]));

/** Removes lines from the visitor's cart; after sign-in, those that did not join the shopper's cart. */
export const forgetVisitorLines = (shop: Shop, skuIds: readonly number[]): void =>
  saveVisitorLines(shop, removeLines(visitorCartOf(shop).lines, skuIds));

/** Changes a line to another SKU of its product; the quantity is limited to the stock. */
export async function chooseAgain(
  shop: Shop,
  { id, waiting }: Pick<CartLineView, 'id' | 'waiting'>,
  wanted: VisitorLine,
): Promise<void> {
  const stock = (await stockOf(shop, wanted)) || wanted.quantity;
  const choice = { ...wanted, quantity: Math.min(wanted.quantity, stock) };
  if (!shop.signedIn) {
    saveVisitorLines(shop, withLine(removeLines(visitorCartOf(shop).lines, [id]), choice));
  } else if (waiting) {
    await addToCart(shop, choice);
    forgetVisitorLines(shop, [id]);
  } else {
    await shop.api.cart.reselect(id, choice);
  }
}

/** The lines of a shopper's cart that hold these SKUs, which were chosen before signing in. */
export async function lineIdsOfSkus(shop: Shop, skuIds: readonly number[]): Promise<number[]> {
  await mergeVisitorCart(shop);
  const groups = await shop.api.cart.list({ valid: true });
  return groups
    .flatMap(({ lines }) => lines)
    .filter(({ skuId }) => skuId !== null && skuIds.includes(skuId))
    .map(({ id }) => id);
}
