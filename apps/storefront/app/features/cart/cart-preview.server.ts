import { addMoney, multiplyMoney } from '@marketfront/api-client';
import type { Shop } from '../../platform/shop.server.ts';
import { loadCart } from './cart.server.ts';

const shown = 3;

/** What the header shows of the cart on hover: the first lines, how many more there are, and the total. */
export async function loadCartPreview(shop: Shop) {
  const { groups } = await loadCart(shop);
  const lines = groups.flatMap((group) => group.lines.map((line) => ({ ...line, store: group.storeName })));
  return {
    lines: lines
      .slice(0, shown)
      .map(({ skuId, productId, name, store, variant, image, price, quantity }) => ({
        skuId,
        store,
        productId,
        name,
        variant,
        image: image?.url ?? null,
        price,
        quantity,
      })),
    more: lines.slice(shown).reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce(
      (sum, { price, quantity }) => addMoney(sum, multiplyMoney(price ?? '0', quantity)),
      '0.00',
    ),
  };
}
export type CartPreviewData = Awaited<ReturnType<typeof loadCartPreview>>;
