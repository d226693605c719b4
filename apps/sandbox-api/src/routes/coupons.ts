import { couponScopeToWire, invert } from '@marketfront/api-client';
import * as v from 'valibot';
import { listCoupons, receiveCoupon } from '../domain/coupons/coupons.ts';
import { listUserCoupons } from '../domain/coupons/user-coupons.ts';
import { id, optionalId, page } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const scopeByUseType = invert(couponScopeToWire);

export const couponsOperations = {
  listCoupons: anyone(
    {
      query: v.object({
        ...page,
        useType: v.pipe(
          v.picklist(['1', '2', '3', '4'], 'must be 1 to 4'),
          v.transform((type) => couponScopeToWire[scopeByUseType[type]]),
        ),
        merId: optionalId,
        productId: optionalId,
      }),
    },
    ({ db, user, query, language, now }) => listCoupons(db, query, query, user?.id, language, now),
  ),

  receiveCoupon: signedIn({ body: v.object({ couponId: id }) }, async ({ user, body, now, once }) => {
    await once((tx) => receiveCoupon(tx, user.id, body.couponId, now));
    return null;
  }),

  listMyCoupons: signedIn(
    { query: v.object({ ...page, type: v.picklist(['usable', 'unusable'], 'must be usable or unusable') }) },
    ({ db, user, query, language, now }) => listUserCoupons(db, user.id, query.type, query, language, now),
  ),
} satisfies Partial<Operations>;
