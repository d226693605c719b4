import { addressFromWire, addressToWire, type AddressInput, ipLocationFromWire } from '../model/address.ts';
import { cartGroupFromWire } from '../model/cart.ts';
import {
  checkoutCouponFromWire,
  checkoutFromWire,
  payMethodsFromWire,
  paymentStepFromWire,
  paypalCaptureFromWire,
  type PayType,
  totalsFromWire,
} from '../model/checkout.ts';
import { couponFromWire, couponScopeToWire, type CouponScope, userCouponFromWire } from '../model/coupon.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import { limits } from '../validation/limits.ts';
import {
  type AreaTools,
  type CallOptions,
  type MutationOptions,
  nothing,
  type Paging,
  pagingToWire,
  yes,
} from './area.ts';

export interface SkuQuantity {
  productId: number;
  skuId: number;
  quantity: number;
}

export type CheckoutItems = { cartLineIds: readonly number[] } | { buyNow: SkuQuantity };

export interface CheckoutChoice {
  preOrderNo: string;
  addressId?: number | null | undefined;
  /** Id of the user's coupon. */
  userCouponId?: number | null | undefined;
  usePoints?: boolean | undefined;
}

export interface OrderInput extends CheckoutChoice {
  addressId: number;
  payType: PayType;
  note?: string | undefined;
}

const choiceToWire = (choice: CheckoutChoice) => ({
  preOrderNo: choice.preOrderNo,
  ...(choice.userCouponId ? { couponId: choice.userCouponId } : {}),
  ...(choice.usePoints === undefined ? {} : { isUseIntegral: choice.usePoints }),
});

export const cartArea = ({ call, context }: AreaTools) => ({
  /** Valid rows by default; `valid: false` gives the sold-out and removed ones. */
  list: ({ valid = true }: { valid?: boolean } = {}, options?: CallOptions) =>
    call(
      'listCart',
      { query: { isValid: valid } },
      (data) => rows(data).map((group) => cartGroupFromWire(group, context())),
      options,
    ),
  count: (options?: CallOptions) =>
    call('countCart', { query: { numType: true, type: 'sum' } }, (data) => data.count, options),
  add: (items: readonly SkuQuantity[], options?: CallOptions) =>
    call(
      'addToCart',
      {
        body: items.map(({ productId, skuId, quantity }) => ({
          productId,
          productAttrUnique: skuId,
          cartNum: quantity,
        })),
      },
      nothing,
      options,
    ),
  setQuantity: (id: number, quantity: number, options?: CallOptions) =>
    call('setCartQuantity', { body: { id, number: quantity } }, nothing, options),
  remove: (ids: readonly number[], options?: CallOptions) =>
    call('deleteFromCart', { body: { ids: [...ids] } }, nothing, options),
  /** Another SKU for a row. */
  reselect: (id: number, item: SkuQuantity, options?: CallOptions) =>
    call(
      'reselectCartSku',
      { body: { id, productId: item.productId, num: item.quantity, unique: item.skuId } },
      nothing,
      options,
    ),
});

export const checkoutArea = ({ call, context }: AreaTools) => ({
  /** Starts a checkout; gives its preOrderNo, good for a few minutes. */
  preOrder: (items: CheckoutItems, options?: CallOptions) =>
    call(
      'createPreOrder',
      {
        body:
          'buyNow' in items
            ? {
                preOrderType: 'buyNow',
                orderDetails: [
                  {
                    productId: items.buyNow.productId,
                    attrValueId: items.buyNow.skuId,
                    productNum: items.buyNow.quantity,
                  },
                ],
              }
            : {
                preOrderType: 'shoppingCart',
                orderDetails: items.cartLineIds.map((id) => ({ shoppingCartId: id })),
              },
      },
      (data) => data.preOrderNo,
      options,
    ),
  load: (preOrderNo: string, options?: CallOptions) =>
    call(
      'getPreOrder',
      { path: { preOrderNo } },
      (data) => checkoutFromWire(preOrderNo, data, context()),
      options,
    ),
  price: (choice: CheckoutChoice, options?: CallOptions) =>
    call(
      'computePrice',
      { body: { ...choiceToWire(choice), ...(choice.addressId ? { addressId: choice.addressId } : {}) } },
      totalsFromWire,
      options,
    ),
  coupons: (preOrderNo: string, options?: CallOptions) =>
    call(
      'listCheckoutCoupons',
      { path: { preOrderNo } },
      (data) => rows(data).map(checkoutCouponFromWire),
      options,
    ),
  /** Gives the number of the master order (PT…), which is what is paid. */
  create: (input: OrderInput, options?: MutationOptions) =>
    call(
      'createOrder',
      {
        body: {
          ...choiceToWire(input),
          addressId: input.addressId,
          payType: input.payType,
          payChannel: limits.payChannel,
          ...(input.note ? { mark: input.note } : {}),
        },
      },
      (data) => data.orderNo,
      options,
    ),
});

export const paymentArea = ({ call }: AreaTools) => ({
  methods: (options?: CallOptions) => call('getPayMethods', {}, payMethodsFromWire, options),
  pay: ({ orderNo, payType }: { orderNo: string; payType: PayType }, options?: MutationOptions) =>
    call('pay', { body: { orderNo, payType, payChannel: limits.payChannel } }, paymentStepFromWire, options),
  /** Must be called after the return from PayPal: it moves the money. */
  capturePaypal: ({ token, payerId }: { token: string; payerId: string }, options?: CallOptions) =>
    call('capturePaypal', { body: { token, payerID: payerId } }, paypalCaptureFromWire, options),
  cancelPaypal: (token: string, options?: CallOptions) =>
    call('cancelPaypal', { body: { token } }, nothing, options),
  isPaid: (orderNo: string, options?: CallOptions) => call('isPaid', { path: { orderNo } }, yes, options),
  isWechatPaid: (orderNo: string, options?: CallOptions) =>
    call('isWechatPaid', { path: { orderNo } }, yes, options),
  isUpiPaid: (orderNo: string, options?: CallOptions) =>
    call('isUpiPaid', { path: { orderNo } }, yes, options),
});

export const couponsArea = ({ call }: AreaTools) => ({
  /** Coupons that can be received now. */
  list: (
    query: Paging & { scope: CouponScope; storeId?: number | undefined; productId?: number | undefined },
    options?: CallOptions,
  ) =>
    call(
      'listCoupons',
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
  receive: (couponId: number, options?: MutationOptions) =>
    call('receiveCoupon', { body: { couponId } }, nothing, options),
  mine: (query: Paging & { usable: boolean }, options?: CallOptions) =>
    call(
      'listMyCoupons',
      { query: { type: query.usable ? 'usable' : 'unusable', ...pagingToWire(query) } },
      (data) => pageFromWire(data, userCouponFromWire),
      options,
    ),
});

export const addressesArea = ({ call }: AreaTools) => ({
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listAddresses',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, addressFromWire),
      options,
    ),
  /** All of them, the default one first. */
  all: (options?: CallOptions) =>
    call('listAllAddresses', {}, (data) => rows(data).map(addressFromWire), options),
  get: (id: number, options?: CallOptions) =>
    call('getAddress', { path: { id } }, (data) => (data ? addressFromWire(data) : null), options),
  default: (options?: CallOptions) =>
    call('getDefaultAddress', {}, (data) => (data ? addressFromWire(data) : null), options),
  add: (input: AddressInput, options?: CallOptions) =>
    call('saveAddress', { body: addressToWire(input) }, addressFromWire, options),
  update: (id: number, input: AddressInput, options?: CallOptions) =>
    call('saveAddress', { body: addressToWire(input, id) }, addressFromWire, options),
  remove: (id: number, options?: CallOptions) => call('deleteAddress', { body: { id } }, nothing, options),
  setDefault: (id: number, options?: CallOptions) =>
    call('setDefaultAddress', { body: { id } }, nothing, options),
  locate: (options?: CallOptions) => call('locateByIp', {}, ipLocationFromWire, options),
});
