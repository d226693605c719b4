import type { Schemas } from '@marketfront/api-client';
import type { RefundLine } from '../../db/schema.ts';
import type { StoreOrder } from '../orders/lifecycle.ts';
import type { Line } from '../orders/lines.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';

/** The amounts paid for some pieces of an order, in cents and points. */
export interface Share {
  readonly goods: number;
  readonly freight: number;
  readonly coupon: number;
  readonly points: number;
  readonly deduction: number;
  readonly total: number;
}

const none: Share = { goods: 0, freight: 0, coupon: 0, points: 0, deduction: 0, total: 0 };

const add = (a: Share, b: Share): Share => ({
  goods: a.goods + b.goods,
  freight: a.freight + b.freight,
  coupon: a.coupon + b.coupon,
  points: a.points + b.points,
  deduction: a.deduction + b.deduction,
  total: a.total + b.total,
});

/**
 * The share of the next pieces in an amount that was paid for all of them. The shares of several refunds add up to the
 * amount: each is the difference of two rounded sums.
 */
export const shareOf = (amount: number, from: number, pieces: number, of: number): number =>
  Math.floor((amount * (from + pieces)) / of) - Math.floor((amount * from) / of);

/** The refund for some pieces of a line, after those that were refunded before. */
function shareOfLine(line: Line, num: number): Share {
  const share = (amount: number) => shareOf(amount, line.refundedNum, num, line.quantity);
  // The price of the line beyond its goods is its delivery, the same for each piece.
  const paidFreight = line.payPrice + line.couponPrice + line.deductionPrice - line.price * line.quantity;
  const goods = line.price * num;
  const freight = share(paidFreight);
  const coupon = share(line.couponPrice);
  const deduction = share(line.deductionPrice);
  const points = share(line.usedIntegral);
  return { goods, freight, coupon, deduction, points, total: goods + freight - coupon - deduction };
}

/** All pieces that can still be refunded. */
export const restOf = (lines: readonly Line[]): RefundLine[] =>
  lines.flatMap(({ id, quantity, refundedNum }) =>
    quantity > refundedNum ? [{ lineId: id, num: quantity - refundedNum }] : [],
  );

/** Refuses lines of other orders, duplicate lines, and more pieces than are left. */
export function assertLines(lines: readonly Line[], wanted: readonly RefundLine[]): void {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const isLeft = ({ lineId, num }: RefundLine) => {
    const line = byId.get(lineId);
    return line !== undefined && num >= 1 && num <= line.quantity - line.refundedNum;
  };
  const isDistinct = new Set(wanted.map(({ lineId }) => lineId)).size === wanted.length;
  if (wanted.length === 0 || !isDistinct || !wanted.every(isLeft)) throw refused('linesNotRefundable');
}

/** The amounts that a refund of these lines pays back. */
export const sharesOf = (lines: readonly Line[], wanted: readonly RefundLine[]): Share =>
  wanted.reduce((sum, { lineId, num }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? add(sum, shareOfLine(line, num)) : sum;
  }, none);

/** The points that were earned with the refunded pieces, to be taken back: one for each whole unit of money. */
export const gainedWith = (order: StoreOrder, total: number, isAll: boolean): number =>
  isAll ? order.gainedIntegral : Math.min(order.gainedIntegral, Math.floor(total / 100));

export const toApiAmount = (share: Share): Schemas['RefundAmount'] => ({
  goodsPrice: toMoney(share.goods),
  postage: toMoney(share.freight),
  couponPrice: toMoney(share.coupon),
  deductionPrice: toMoney(share.deduction),
  useIntegral: share.points,
  refundPrice: toMoney(share.total),
});
