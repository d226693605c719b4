import {
  addMoney,
  compareMoney,
  type Coupon,
  type CouponScope,
  type Money,
  multiplyMoney,
  parsePositiveInteger,
  subtractMoney,
} from '@marketfront/api-client';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { type CartLineView, loadCartGroups } from './cart-view.server.ts';

/** The number of coupons shown of each scope. */
const shownOfScope = 10;
/** The number of products of a cart whose coupons are requested. */
const mostProducts = 12;

/** A coupon and the progress of the cart towards its minimum. */
export interface CartCoupon {
  readonly coupon: Coupon;
  /** The total price of the selected lines that count towards it. */
  readonly reached: Money;
  /** The amount missing until the coupon can be used; null when nothing is missing. */
  readonly missing: Money | null;
}

const sumOf = (lines: readonly CartLineView[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price ?? '0', quantity)), '0.00');

const productsOf = (lines: readonly CartLineView[]) => [...new Set(lines.map(({ productId }) => productId))];

/**
 * Coupons for the goods of one store (`store`) in the cart, and those of the whole marketplace. The selected lines
 * (`skus`) that a coupon is for count towards it; coupons of a product or category are requested by product.
 */
export async function loadCartCoupons(shop: Shop, params: URLSearchParams): Promise<readonly CartCoupon[]> {
  const storeId = parsePositiveInteger(params.get('store'));
  const groups = await loadCartGroups(shop);
  const group = groups.find((one) => one.storeId === storeId);
  if (!storeId || !group) return [];
  const chosen = new Set((params.get('skus') ?? '').split(',').map(Number));
  const linesOf = (lines: readonly CartLineView[]) => lines.filter(({ skuId }) => chosen.has(skuId));

  const list = async (scope: CouponScope, productId: number) => {
    const wanted = { scope, productId, storeId, page: 1, limit: shownOfScope };
    const page = await withTimeout(
      // For signed-in shoppers the response says which coupons they have, so it is not shared.
      shop.signedIn ? shop.api.coupons.list(wanted) : queries.productCoupons(shop, wanted),
    );
    return page?.items ?? [];
  };
  const all = groups.flatMap(({ lines }) => lines);
  const own = productsOf(group.lines).slice(0, mostProducts);
  // Goods of other stores also count towards a coupon of a category.
  const products = [...new Set([...own, ...productsOf(all)])].slice(0, mostProducts);
  const [first = 0] = own;
  const offers = await Promise.all([
    list('store', first).then((coupons) => ({ coupons, lines: group.lines, isOwn: true })),
    ...products.flatMap((productId) => {
      const isOwn = own.includes(productId);
      const lines = all.filter((line) => line.productId === productId);
      const scopes = isOwn ? (['product', 'category'] as const) : (['category'] as const);
      return scopes.map(async (scope) => ({ coupons: await list(scope, productId), lines, isOwn }));
    }),
    list('platform', first).then((coupons) => ({ coupons, lines: all, isOwn: true })),
  ]);

  const found = new Map<number, { coupon: Coupon; lines: CartLineView[]; isOwn: boolean }>();
  for (const { coupons, lines, isOwn } of offers) {
    for (const coupon of coupons) {
      const before = found.get(coupon.id);
      found.set(coupon.id, {
        coupon,
        lines: [...(before?.lines ?? []), ...lines],
        isOwn: isOwn || before?.isOwn === true,
      });
    }
  }
  const ofStore = [...found.values()].filter(({ isOwn }) => isOwn);
  return ofStore.map(({ coupon, lines }) => {
    const reached = sumOf(linesOf(lines));
    // Even without a minimum, it takes nothing off goods that are not selected.
    const least = coupon.minimum ?? coupon.amount;
    return {
      coupon,
      reached,
      missing: compareMoney(reached, least) >= 0 ? null : subtractMoney(least, reached),
    };
  });
}
