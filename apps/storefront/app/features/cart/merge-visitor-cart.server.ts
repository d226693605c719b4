import { isApiError } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';
import { readVisitorCart, type VisitorLine, writeVisitorCart } from './visitor-cart.ts';

/**
 * Adds the visitor's lines to the shopper's cart. Lines that could not be added stay in the visitor's cart: the next
 * page that needs the cart tries again, and the cart page shows them.
 * @returns the number of pieces added
 */
export async function mergeVisitorCart(shop: Shop): Promise<number> {
  const { lines, key = crypto.randomUUID() } = readVisitorCart(shop.visitorLines('cart'));
  if (lines.length === 0) return 0;
  // If the response is lost, the key still identifies these lines, so that the next try adds nothing twice.
  shop.cookies.set('cart', writeVisitorCart(lines, key));
  try {
    const rejected = await shop.api.cart.merge(lines, { idempotencyKey: key });
    // A line whose product no longer exists has nothing to show, so it is dropped.
    const waiting = rejected.filter(({ reason }) => reason !== 'productNotFound');
    shop.cookies.set('cart', writeVisitorCart(waiting));
    return joinedPieces(lines, rejected);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind !== 'notFound') return 0;
    const failed = await addMissingPieces(shop, lines);
    shop.cookies.set('cart', writeVisitorCart(failed));
    return joinedPieces(lines, failed);
  }
}

function joinedPieces(lines: readonly VisitorLine[], failed: readonly { readonly skuId: number }[]): number {
  const joined = lines.filter(({ skuId }) => !failed.some((line) => line.skuId === skuId));
  return joined.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * For a back end that cannot merge carts: adds the missing pieces of each line. Comparing first keeps a repetition
 * after a lost response from adding them twice.
 * @returns the lines that could not be added
 */
async function addMissingPieces(shop: Shop, lines: readonly VisitorLine[]): Promise<VisitorLine[]> {
  const present = await quantitiesInCart(shop);
  if (!present) return [...lines];
  const failed: VisitorLine[] = [];
  for (const line of lines) {
    const quantity = line.quantity - (present.get(line.skuId) ?? 0);
    if (quantity <= 0) continue;
    try {
      await shop.api.cart.add([{ ...line, quantity }]);
    } catch (error) {
      if (!isApiError(error)) throw error;
      failed.push(line);
    }
  }
  return failed;
}

/** The pieces of each SKU in the shopper's cart; `undefined` while the API cannot tell. */
async function quantitiesInCart(shop: Shop): Promise<Map<number, number> | undefined> {
  try {
    const groups = await Promise.all([
      shop.api.cart.list({ valid: true }),
      shop.api.cart.list({ valid: false }),
    ]);
    const lines = groups.flat().flatMap((group) => group.lines);
    return new Map(lines.flatMap(({ skuId, quantity }) => (skuId === null ? [] : [[skuId, quantity]])));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
