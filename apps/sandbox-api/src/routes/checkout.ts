import { limits, fields, type ValidationKey } from '@marketfront/api-client';
import * as v from 'valibot';
import { deliveryTypes } from '../db/schema.ts';
import {
  computePrice,
  createPreOrder,
  loadPreOrder,
  readCheckoutLines,
  readPreOrder,
} from '../domain/checkout/checkout.ts';
import { createOrder } from '../domain/checkout/create-order.ts';
import { listCheckoutCoupons } from '../domain/coupons/user-coupons.ts';
import { fromMoney } from '../domain/shared/money.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import { assertPaymentMethodSupported } from '../domain/payments/methods.ts';
import {
  count,
  flagOrFalse,
  id,
  optionalId,
  optionalText,
  orderNumber,
  payChannel,
  paymentMethod,
  orNull,
} from '../input.ts';
import { signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

/** An amount in minor units; `undefined` if none is sent. */
const amount = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform((value) =>
    value == null || value === '' ? undefined : (fromMoney(String(value)) ?? Number.NaN),
  ),
  v.check((value) => value === undefined || !Number.isNaN(value), 'must be an amount'),
);

const optionalQuantity = v.nullish(count(0, 1_000_000), 0);

/** The deliveries of parcels, one choice per store. */
const deliveries = v.nullish(
  v.pipe(
    v.array(v.object({ merId: id, deliveryType: v.picklist(deliveryTypes, 'must be a known delivery') })),
    v.maxLength(200, 'holds at most 200 rows'),
  ),
  [],
);

/** The notes to the stores, one per store. */
const storeNotes = v.nullish(
  v.pipe(
    v.array(v.object({ merId: id, remark: orNull(fields.orderNote) })),
    v.maxLength(200, 'holds at most 200 rows'),
  ),
  [],
);

const preOrderRow = v.object({
  shoppingCartId: optionalId,
  productId: optionalId,
  attrValueId: optionalId,
  productNum: optionalQuantity,
});

export const checkoutOperations = {
  createPreOrder: signedIn(
    {
      body: v.object({
        preOrderType: v.picklist(['shoppingCart', 'buyNow'], 'must be shoppingCart or buyNow'),
        orderDetails: v.pipe(
          v.array(preOrderRow, 'itemRequired' satisfies ValidationKey),
          v.maxLength(200, 'holds at most 200 rows'),
        ),
      }),
    },
    async ({ db, user, body, now }) => {
      const rows = body.orderDetails.map((row) => ({
        cartId: row.shoppingCartId,
        productId: row.productId,
        skuId: row.attrValueId,
        quantity: row.productNum,
      }));
      return { preOrderNo: await createPreOrder(db, user.id, { type: body.preOrderType, rows }, now) };
    },
  ),

  getPreOrder: signedIn(
    { params: v.object({ preOrderNo: orderNumber }) },
    ({ db, services, user, params, language, now }) =>
      loadPreOrder(db, services.config, user.id, params.preOrderNo, language, now),
  ),

  computePrice: signedIn(
    {
      body: v.object({
        preOrderNo: orderNumber,
        addressId: optionalId,
        couponId: optionalId,
        isUseIntegral: flagOrFalse,
        deliveries,
      }),
    },
    ({ db, user, body, now }) =>
      computePrice(
        db,
        user.id,
        body.preOrderNo,
        {
          addressId: body.addressId,
          couponId: body.couponId,
          usePoints: body.isUseIntegral,
          deliveries: body.deliveries,
        },
        now,
      ),
  ),

  listCheckoutCoupons: signedIn(
    { params: v.object({ preOrderNo: orderNumber }) },
    async ({ db, user, params, language, now }) => {
      const preOrder = await readPreOrder(db, user.id, params.preOrderNo, now);
      const lines = await readCheckoutLines(db, preOrder.lines);
      return listCheckoutCoupons(db, user.id, lines, language, now);
    },
  ),

  createOrder: signedIn(
    {
      body: v.object({
        preOrderNo: orderNumber,
        addressId: optionalId,
        couponId: optionalId,
        payType: paymentMethod,
        payChannel,
        mark: orNull(fields.orderNote),
        realName: optionalText(limits.consignee),
        phone: optionalText(32),
        email: optionalText(254),
        isUseIntegral: flagOrFalse,
        payFee: amount,
        deliveries,
        orderMerchantRequestList: storeNotes,
      }),
    },
    async ({ db, user, body, language, now, once }) => {
      const {
        payType: method,
        isUseIntegral: usePoints,
        payFee: acceptedTotal,
        orderMerchantRequestList: notes,
        ...choice
      } = body;
      await assertPaymentMethodSupported(db, method);
      const { orderCancelHours: payWithinHours } = await readSiteConfig(db);
      const request = {
        ...choice,
        paymentMethod: method,
        usePoints,
        acceptedTotal,
        storeNotes: notes,
        language,
        payWithinHours,
      };
      return { orderNo: await once((tx) => createOrder(tx, user.id, request, now)) };
    },
  ),
} satisfies Partial<Operations>;
