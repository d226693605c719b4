import { refused } from './failure.ts';
import { allocate } from './money.ts';

/** What prices are computed from; all amounts in cents, all from our own tables. */
export type PricedLine = {
  merId: number;
  productId: number;
  categoryIds: readonly number[];
  price: number;
  quantity: number;
  postage: number;
};

export type Discount = {
  useType: number;
  merId: number;
  productIds: readonly number[];
  categoryIds: readonly number[];
  money: number;
  minPrice: number;
};

export type LineTotals = { goods: number; freight: number; coupon: number; points: number; pay: number };

export type Quote = {
  goods: number;
  freight: number;
  coupon: number;
  /** Points spent; each is worth a cent. */
  points: number;
  pay: number;
  lines: LineTotals[];
};

/** 100 points are worth 1.00; they pay at most half of the goods. */
export const pointsPerCent = 1;
const pointsShare = 0.5;

const goodsOf = (line: PricedLine) => line.price * line.quantity;

const scopes: Readonly<Record<number, (discount: Discount, line: PricedLine) => boolean>> = {
  1: (discount, line) => line.merId === discount.merId,
  2: (discount, line) => discount.productIds.includes(line.productId),
  3: () => true,
  4: (discount, line) => line.categoryIds.some((id) => discount.categoryIds.includes(id)),
};

/** The lines that a coupon counts on and lowers. */
const covers = (discount: Discount, line: PricedLine) => scopes[discount.useType]?.(discount, line) ?? false;

/** Why a coupon does not fit these lines; undefined when it does. */
export function whyNot(discount: Discount, lines: readonly PricedLine[]): string | undefined {
  const covered = lines
    .filter((line) => covers(discount, line))
    .reduce((sum, line) => sum + goodsOf(line), 0);
  if (covered === 0 || covered < discount.minPrice) {
    return 'The total amount is less than the minimum coupon usage amount';
  }
  if (discount.money > covered) {
    return 'The discount amount cannot be greater than the total price of the product';
  }
  return undefined;
}

/** The one place where a price comes from. `points`: how many the shopper has, when they want to spend them. */
export function quote(lines: readonly PricedLine[], discount: Discount | undefined, points = 0): Quote {
  const refusal = discount && whyNot(discount, lines);
  if (refusal) throw refused(refusal);
  const goods = lines.map(goodsOf);
  const total = goods.reduce((a, b) => a + b, 0);
  const coupon = discount?.money ?? 0;
  const couponShares = allocate(
    coupon,
    lines.map((line, index) => (discount && covers(discount, line) ? (goods[index] ?? 0) : 0)),
  );
  const left = goods.map((value, index) => value - (couponShares[index] ?? 0));
  const spendable = Math.min(Math.floor(total * pointsShare), total - coupon) * pointsPerCent;
  const spent = Math.min(points, spendable);
  const pointShares = allocate(spent, left);
  const priced = lines.map((line, index): LineTotals => {
    const freight = line.postage * line.quantity;
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
