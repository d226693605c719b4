import { limits } from '@marketfront/api-client';
import * as v from 'valibot';
import { addToCart, countCart, deleteFromCart, listCart, reselect, setQuantity } from '../domain/cart.ts';
import {
  computePrice,
  createPreOrder,
  loadPreOrder,
  readCheckoutLines,
  readPreOrder,
} from '../domain/checkout.ts';
import { listCheckoutCoupons } from '../domain/coupons.ts';
import { createOrder } from '../domain/order-create.ts';
import { readMaster } from '../domain/order-details.ts';
import { cancelPaypal, capturePaypal, isPaid, pay, refuseUnsupported } from '../domain/payments.ts';
import { readSiteConfig } from '../domain/site-config.ts';
import { count, flag, flagOrFalse, id, optionalId, optionalText, orderNumber, text } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const quantity = count(
  limits.cartQuantity.min,
  limits.cartQuantity.max,
  'The number of items cannot be less than 1 and greater than 99',
);
const optionalQuantity = v.nullish(count(0, 1_000_000), 0);

const payTypes = ['paypal', 'stripe', 'wechat', 'cod', 'upi', 'yue'] as const;
const payType = v.picklist(payTypes, 'Please select payment method');
const payChannel = v.picklist(['pc', 'mobile'], 'must be pc or mobile');

const preOrderRow = v.object({
  shoppingCartId: optionalId,
  productId: optionalId,
  attrValueId: optionalId,
  productNum: optionalQuantity,
});

export const tradeOperations = {
  listCart: signedIn({ query: v.object({ isValid: flag }) }, ({ db, services, user, query, language }) =>
    listCart(db, services.config, user.id, query.isValid, language),
  ),

  addToCart: signedIn(
    {
      body: v.pipe(
        v.array(v.object({ productId: id, productAttrUnique: id, cartNum: quantity }), 'must be a list'),
        v.maxLength(100, 'holds at most 100 rows'),
      ),
    },
    async ({ db, user, body, now }) => {
      const rows = body.map(({ productId, productAttrUnique, cartNum }) => ({
        productId,
        skuId: productAttrUnique,
        quantity: cartNum,
      }));
      await addToCart(db, user.id, rows, now);
      return null;
    },
  ),

  setCartQuantity: signedIn({ body: v.object({ id, number: quantity }) }, async ({ db, user, body }) => {
    await setQuantity(db, user.id, body.id, body.number);
    return null;
  }),

  deleteFromCart: signedIn(
    { body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }) },
    async ({ db, user, body }) => {
      await deleteFromCart(db, user.id, body.ids);
      return null;
    },
  ),

  countCart: signedIn(
    { query: v.object({ numType: flag, type: v.picklist(['total', 'sum'], 'must be total or sum') }) },
    async ({ db, user, query }) => ({ count: await countCart(db, user.id, query.numType, query.type) }),
  ),

  reselectCartSku: signedIn(
    { body: v.object({ id, productId: id, num: quantity, unique: id }) },
    async ({ db, user, body }) => {
      const { productId, num, unique } = body;
      await reselect(db, user.id, { id: body.id, productId, skuId: unique, quantity: num });
      return true;
    },
  ),

  createPreOrder: signedIn(
    {
      body: v.object({
        preOrderType: v.picklist(['shoppingCart', 'buyNow'], 'must be shoppingCart or buyNow'),
        orderDetails: v.pipe(
          v.array(preOrderRow, 'Pre-order details cannot be empty'),
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
      }),
    },
    ({ db, user, body, now }) =>
      computePrice(
        db,
        user.id,
        body.preOrderNo,
        { couponId: body.couponId, usePoints: body.isUseIntegral },
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
        payType,
        payChannel,
        mark: optionalText(limits.orderNote),
        realName: optionalText(limits.consignee),
        phone: optionalText(32),
        email: optionalText(254),
        isUseIntegral: flagOrFalse,
      }),
    },
    async ({ db, user, body, now }) => {
      await refuseUnsupported(db, body.payType);
      return {
        orderNo: await createOrder(db, user.id, { ...body, usePoints: body.isUseIntegral }, now),
      };
    },
  ),

  getPayMethods: anyone({}, async ({ db, services }) => {
    const site = await readSiteConfig(db);
    return {
      paypalStatus: site.paypalOpen,
      stripeStatus: site.stripeOpen,
      wechatPaySwitch: false,
      codSwitch: site.codOpen,
      upiSwitch: false,
      stripePublishableKey: site.stripeOpen ? services.stripe.publishableKey : null,
      stripeJsUrl: site.stripeOpen ? services.stripe.scriptUrl : null,
      codStatus: site.codOpen,
      yuePayStatus: site.balanceOpen,
    };
  }),

  pay: signedIn({ body: v.object({ orderNo: orderNumber, payType, payChannel }) }, (call) =>
    pay(call.services, call.user.id, call.body, call.now),
  ),

  capturePaypal: signedIn({ body: v.object({ token: text(64), payerID: text(64) }) }, (call) =>
    capturePaypal(
      call.services,
      call.user.id,
      { token: call.body.token, payerId: call.body.payerID },
      call.now,
    ),
  ),

  cancelPaypal: anyone({ body: v.object({ token: text(64) }) }, async ({ services, body, now }) => {
    await cancelPaypal(services, body.token, now);
    return true;
  }),

  isWechatPaid: signedIn(
    { params: v.object({ orderNo: orderNumber }) },
    async ({ db, user, params }) => (await readMaster(db, params.orderNo, user.id)).paid,
  ),

  isUpiPaid: signedIn(
    { params: v.object({ orderNo: orderNumber }) },
    async ({ db, user, params }) => (await readMaster(db, params.orderNo, user.id)).paid,
  ),

  isPaid: signedIn({ params: v.object({ orderNo: orderNumber }) }, (call) =>
    isPaid(call.services, call.user.id, call.params.orderNo, call.now),
  ),
} satisfies Operations<
  | 'listCart'
  | 'addToCart'
  | 'setCartQuantity'
  | 'deleteFromCart'
  | 'countCart'
  | 'reselectCartSku'
  | 'createPreOrder'
  | 'getPreOrder'
  | 'computePrice'
  | 'listCheckoutCoupons'
  | 'createOrder'
  | 'getPayMethods'
  | 'pay'
  | 'capturePaypal'
  | 'cancelPaypal'
  | 'isWechatPaid'
  | 'isUpiPaid'
  | 'isPaid'
>;
