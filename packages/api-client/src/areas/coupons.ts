import * as operations from '../generated/operations.ts';
import { couponFromWire, couponScopeToWire, type CouponScope, userCouponFromWire } from '../model/coupon.ts';
import { pageFromWire } from '../model/wire-values.ts';
import {
  type ApiConnection,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export const couponsArea = ({ call }: ApiConnection) => ({
  /** Lists the coupons that can be received now. */
  list: (
    query: Paging & { scope: CouponScope; storeId?: number | undefined; productId?: number | undefined },
    options?: CallOptions,
  ) =>
    call(
      operations.listCoupons,
      {
        query: {
          useType: couponScopeToWire[query.scope],
          ...pagingToWire(query),
          ...(query.storeId === undefined ? {} : { merId: query.storeId }),
          ...(query.productId === undefined ? {} : { productId: query.productId }),
        },
      },
      (data) => pageFromWire(data, couponFromWire),
      options,
    ),
  /** Gives a coupon to the shopper. */
  receive: (couponId: number, options?: MutationOptions) =>
    call(operations.receiveCoupon, { body: { couponId } }, toVoid, options),
  /** Lists the shopper's coupons: usable ones, or used and expired ones. */
  mine: (query: Paging & { usable: boolean }, options?: CallOptions) =>
    call(
      operations.listMyCoupons,
      { query: { type: query.usable ? 'usable' : 'unusable', ...pagingToWire(query) } },
      (data) => pageFromWire(data, userCouponFromWire),
      options,
    ),
});
