import { addMoney, compareMoney, type Money, multiplyMoney, subtractMoney } from '@marketfront/api-client';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import { type CartGroup, type CartLineView, loadCart } from './cart.server.ts';

/** Lines that are shown, of all stores together. */
const shown = 4;

const sumOf = (lines: readonly CartLineView[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price ?? '0', quantity)), '0.00');

const piecesOf = (lines: readonly CartLineView[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * How a store's goods reach the amount from which it sends them without freight; `null` when it makes no such offer.
 */
async function freeShippingOf(shop: Shop, { storeId, lines }: CartGroup) {
  const store = await withTimeout(queries.store(shop, storeId));
  const from = store?.freeShippingFrom ?? null;
  if (from === null) return null;
  const sum = sumOf(lines);
  const reached = compareMoney(sum, from) >= 0;
  return { from, sum, missing: reached ? null : subtractMoney(from, sum) };
}

/** What the header shows of the cart on hover: the first lines of each store, how many more there are, and the total. */
export async function loadCartPreview(shop: Shop) {
  const { groups } = await loadCart(shop);
  let left = shown;
  const shownGroups = groups.flatMap((group) => {
    const lines = group.lines.slice(0, left);
    left -= lines.length;
    return lines.length > 0 ? [{ group, lines }] : [];
  });
  const all = groups.flatMap(({ lines }) => lines);
  const seen = piecesOf(shownGroups.flatMap(({ lines }) => lines));
  return {
    groups: await Promise.all(
      shownGroups.map(async ({ group, lines }) => ({
        storeId: group.storeId,
        storeName: group.storeName,
        freeShipping: await freeShippingOf(shop, group),
        lines: lines.map(({ skuId, productId, name, variant, image, price, quantity }) => ({
          skuId,
          productId,
          name,
          variant,
          image: image?.url ?? null,
          price,
          quantity,
        })),
      })),
    ),
    more: piecesOf(all) - seen,
    total: sumOf(all),
  };
}
export type CartPreviewData = Awaited<ReturnType<typeof loadCartPreview>>;
