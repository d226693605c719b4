import { refused } from '../shared/failure.ts';
import { covers, type Discount, discountRejection, goodsOf, type PricedLine } from '../coupons/discount.ts';
import { allocate } from '../shared/money.ts';

export type LineTotals = { goods: number; freight: number; coupon: number; points: number; pay: number };

export type Quote = {
  goods: number;
  freight: number;
  coupon: number;
  /** The points spent; each pays one minor unit, so they are amounts like all others here. */
  points: number;
  pay: number;
  lines: LineTotals[];
};

/** The largest share of the goods that points may pay. */
const pointsShare = 0.5;

/** The price of each store's goods, before coupons. */
function goodsByStore(lines: readonly PricedLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.merId, (sums.get(line.merId) ?? 0) + goodsOf(line));
  return sums;
}

/** Computes every price of an order. `points`: the number that the shopper has and wants to spend. */
export function quote(lines: readonly PricedLine[], discount: Discount | undefined, points = 0): Quote {
  const refusal = discount && discountRejection(discount, lines);
  if (refusal) throw refused(refusal);
  const goods = lines.map(goodsOf);
  const ofStore = goodsByStore(lines);
  const total = goods.reduce((a, b) => a + b, 0);
  const coupon = discount?.money ?? 0;
  const couponShares = allocate(
    coupon,
    lines.map((line, index) => (discount && covers(discount, line) ? (goods[index] ?? 0) : 0)),
  );
  const left = goods.map((value, index) => value - (couponShares[index] ?? 0));
  const spendable = Math.min(Math.floor(total * pointsShare), total - coupon);
  const spent = Math.min(points, spendable);
  const pointShares = allocate(spent, left);
  const priced = lines.map((line, index): LineTotals => {
    const isFree = (ofStore.get(line.merId) ?? 0) >= (line.freeShippingFrom ?? Number.POSITIVE_INFINITY);
    const freight = isFree ? 0 : line.postage * line.quantity;
    const couponShare = couponShares[index] ?? 0;
    const pointShare = pointShares[index] ?? 0;
    const own = goods[index] ?? 0;
    return {
      goods: own,
      freight,
      coupon: couponShare,
      points: pointShare,
      pay: own + freight - couponShare - pointShare,
    };
  });
  const freight = priced.reduce((sum, line) => sum + line.freight, 0);
  return {
    goods: total,
    freight,
    coupon,
    points: spent,
    pay: total + freight - coupon - spent,
    lines: priced,
  };
}
