import * as operations from '../generated/operations.ts';
import { checkoutCouponFromWire, checkoutFromWire, totalsFromWire } from '../model/checkout.ts';
import type { Money } from '../model/money.ts';
import { type DeliveryKind, deliveryKindToWire } from '../model/order-status.ts';
import { type PaymentMethod, paymentMethodToWire } from '../model/payment-methods.ts';
import { rows } from '../model/wire-values.ts';
import { limits } from '../validation/limits.ts';
import type { ApiConnection, CallOptions, MutationOptions } from './area.ts';
import type { SkuQuantity } from './cart.ts';

export type CheckoutItems = { cartLineIds: readonly number[] } | { buyNow: SkuQuantity };

/** The chosen delivery of one store's parcel. */
export interface DeliveryChoice {
  /** The id of the store. */
  storeId: number;
  /** One of the delivery options of the store. */
  kind: DeliveryKind;
}

export interface CheckoutChoice {
  /** The checkout, from `checkout.preOrder`. */
  preOrderNo: string;
  /** The id of one of the shopper's addresses; delivery depends on it. */
  addressId?: number | null | undefined;
  /** The id of the shopper's coupon. */
  userCouponId?: number | null | undefined;
  /** Whether points are deducted. */
  usePoints?: boolean | undefined;
  /** The delivery per store, from the options in `Totals['parcels']`; the stores' usual delivery by default. */
  deliveries?: readonly DeliveryChoice[] | undefined;
}

/** The message to one store about its parcel. */
export interface StoreNote {
  /** The id of the store. */
  storeId: number;
  /** The text of the message. */
  note: string;
}

export interface OrderInput extends CheckoutChoice {
  /** The id of one of the shopper's addresses. */
  addressId: number;
  /** The payment method of the order. */
  paymentMethod: PaymentMethod;
  /** A message to the stores. */
  note?: string | undefined;
  /** Messages to single stores, if `Checkout['storeNotesSupported']` is true; the others get `note`. */
  storeNotes?: readonly StoreNote[] | undefined;
  /** The total that the shopper accepted; back ends that support it refuse any other total (`totalChanged`). */
  acceptedTotal?: Money | undefined;
}

const choiceToWire = (choice: CheckoutChoice) => ({
  preOrderNo: choice.preOrderNo,
  ...(choice.userCouponId ? { couponId: choice.userCouponId } : {}),
  ...(choice.usePoints === undefined ? {} : { isUseIntegral: choice.usePoints }),
  ...(choice.deliveries?.length
    ? {
        deliveries: choice.deliveries.map(({ storeId, kind }) => ({
          merId: storeId,
          deliveryType: deliveryKindToWire[kind],
        })),
      }
    : {}),
});

export const checkoutArea = ({ call, context }: ApiConnection) => ({
  /** Starts a checkout; returns its preOrderNo, which is valid for `limits.preOrderMinutes`. */
  preOrder: (items: CheckoutItems, options?: CallOptions) =>
    call(
      operations.createPreOrder,
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
  /** Loads a checkout. An expired one is an `ApiError`. */
  load: (preOrderNo: string, options?: CallOptions) =>
    call(
      operations.getPreOrder,
      { path: { preOrderNo } },
      (data) => checkoutFromWire(preOrderNo, data, context()),
      options,
    ),
  /** Computes all amounts for an address, a coupon and points, without ordering. */
  price: (choice: CheckoutChoice, options?: CallOptions) =>
    call(
      operations.computePrice,
      { body: { ...choiceToWire(choice), ...(choice.addressId ? { addressId: choice.addressId } : {}) } },
      totalsFromWire,
      options,
    ),
  /** Lists the shopper's coupons that can be used for the checkout. */
  coupons: (preOrderNo: string, options?: CallOptions) =>
    call(
      operations.listCheckoutCoupons,
      { path: { preOrderNo } },
      (data) => rows(data).map(checkoutCouponFromWire),
      options,
    ),
  /** Returns the number of the master order (PT…), which is the order that is paid. */
  create: (input: OrderInput, options?: MutationOptions) =>
    call(
      operations.createOrder,
      {
        body: {
          ...choiceToWire(input),
          addressId: input.addressId,
          payType: paymentMethodToWire(input.paymentMethod),
          payChannel: limits.payChannel,
          ...(input.note ? { mark: input.note } : {}),
          ...(input.storeNotes?.length
            ? {
                orderMerchantRequestList: input.storeNotes.map(({ storeId, note }) => ({
                  merId: storeId,
                  remark: note,
                })),
              }
            : {}),
          ...(input.acceptedTotal ? { payFee: input.acceptedTotal } : {}),
        },
      },
      (data) => data.orderNo,
      options,
    ),
});
