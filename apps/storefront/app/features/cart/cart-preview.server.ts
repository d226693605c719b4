import type { Shop } from '../../http/index.server.ts';
import { type CartLineView, loadCartGroups } from './cart-view.server.ts';
import { freeShippingOffers } from './estimate.server.ts';
import { sumOf } from './free-shipping.ts';

/** The number of lines shown, over all stores. */
const shown = 4;

const piecesOf = (lines: readonly CartLineView[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart preview of the header: the first lines of each store, the number of further lines, and the total. */
export async function loadCartPreview(shop: Shop) {
  const groups = await loadCartGroups(shop);
  let left = shown;
  const shownGroups = groups.flatMap((group) => {
    const lines = group.lines.slice(0, left);
    left -= lines.length;
    return lines.length > 0 ? [{ group, lines }] : [];
  });
  const offers = await freeShippingOffers(
    shop,
    shownGroups.map(({ group }) => group),
  );
  const all = groups.flatMap(({ lines }) => lines);
  const seen = piecesOf(shownGroups.flatMap(({ lines }) => lines));
  return {
    groups: shownGroups.map(({ group, lines }, at) => ({
      storeId: group.storeId,
      storeName: group.storeName,
      freeShipping: offers[at] ?? null,
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
    more: piecesOf(all) - seen,
    total: sumOf(all),
  };
}
export type CartPreviewData = Awaited<ReturnType<typeof loadCartPreview>>;
