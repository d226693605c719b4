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

/** Of each scope, the first ones. */
const shownOfScope = 10;
/** More products of one cart are not asked for coupons of their own. */
const mostProducts = 12;

/** A coupon, and how the cart stands to it. */
export interface CartCoupon {
  readonly coupon: Coupon;
  /** What the selected lines that it counts on cost. */
  readonly reached: Money;
  /** The amount missing until it can be used; null when nothing is. */
  readonly missing: Money | null;
}

const sumOf = (lines: readonly CartLineView[]): Money =>
  lines.reduce((sum, { price, quantity }) => addMoney(sum, multiplyMoney(price ?? '0', quantity)), '0.00');

const productsOf = (lines: readonly CartLineView[]) => [...new Set(lines.map(({ productId }) => productId))];

/**
 * Coupons for the goods of one store (`store`) in the cart, with those of the whole marketplace. They count on the
 * selected lines (`skus`) that they are for: a coupon of a product or category is asked by product.
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
      // For shoppers who are signed in the answer says which ones they have, so it is not shared.
      shop.signedIn ? shop.api.coupons.list(wanted) : queries.productCoupons(shop, wanted),
    );
    return page?.items ?? [];
  };
  const all = groups.flatMap(({ lines }) => lines);
  const own = productsOf(group.lines).slice(0, mostProducts);
  // A coupon of a category counts on the goods of other stores too.
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
    // Without a minimum it still takes nothing off goods that are not selected.
    const least = coupon.minimum ?? coupon.amount;
    return {
      coupon,
      reached,
      missing: compareMoney(reached, least) >= 0 ? null : subtractMoney(least, reached),
    };
  });
}
