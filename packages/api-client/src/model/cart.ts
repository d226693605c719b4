import type { Schemas } from '../wire.ts';
import { type Money, amountFromWire, moneyFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  knownCount,
  picture,
  rowId,
  rows,
  variantText,
} from './wire-values.ts';

export interface CartLine {
  /** The id of the row, for changes to it. */
  id: number;
  /** The id of the product. */
  productId: number;
  /** The id of the SKU; null when the row has none. */
  skuId: number | null;
  /** The name of the product. */
  name: string;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** The chosen values as one text; null when the SKU no longer exists. */
  variant: string | null;
  /** The current price of one piece; null when the SKU no longer exists. */
  price: Money | null;
  /** The number of pieces. */
  quantity: number;
  /** The number of pieces left; null when the call does not return it. */
  stock: number | null;
  /** false: sold out or removed; another SKU must be chosen. */
  available: boolean;
}

export interface CartGroup {
  /** The id of the store. */
  storeId: number;
  /** The name of the store. */
  storeName: string;
  /** Whether the store belongs to the marketplace itself. */
  selfOperated: boolean;
  /** The rows of products from the store. */
  lines: CartLine[];
}

export function cartLineFromWire(wire: Schemas['CartItem'], context: WireContext): CartLine {
  const price = moneyFromWire(wire.price);
  return {
    id: rowId(wire.id),
    productId: rowId(wire.productId),
    skuId: wire.attrId ?? wire.productAttrUnique ?? null,
    name: wire.storeName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: variantText(wire.suk),
    price,
    quantity: wire.cartNum,
    stock: knownCount(wire.stock),
    available: wire.attrStatus !== false && price !== null,
  };
}

export function cartGroupFromWire(wire: Schemas['CartMerchant'], context: WireContext): CartGroup {
  return {
    storeId: wire.merId,
    storeName: wire.merName,
    selfOperated: wire.isSelf === true,
    lines: rows(wire.cartInfoList).map((line) => cartLineFromWire(line, context)),
  };
}

/** A discount of an estimate. */
export interface CartDiscount {
  /** The id of the shopper's coupon, as order calls expect it. */
  userCouponId: number;
  /** The name that shoppers see. */
  name: string;
  /** The deducted amount; positive. */
  amount: Money;
}

/** The goods of one store in an estimate. */
export interface CartParcel {
  /** The store that sends them. */
  storeId: number;
  /** The delivery cost. */
  freight: Money;
  /** Whether the store delivers to the country; null when that is not known. */
  delivered: boolean | null;
}

/** The estimated total cost of products before a checkout. */
export interface CartEstimate {
  /** The sum of the rows. */
  items: Money;
  /** The delivery cost of all parcels. */
  freight: Money;
  /** The delivery of each store's parcel; empty when the server does not send it. */
  parcels: CartParcel[];
  /** The deduction of the shopper's best coupon; none for visitors. */
  discounts: CartDiscount[];
  /** Goods plus freight minus the discounts. */
  payable: Money;
  /** Points that the shopper may spend in the checkout. */
  usablePoints: number;
  /** The amount that those points would deduct. */
  pointsAmount: Money;
}

export const cartEstimateFromWire = (wire: Schemas['CartEstimate']): CartEstimate => ({
  items: amountFromWire(wire.proTotalFee),
  freight: amountFromWire(wire.freightFee),
  parcels: rows(wire.parcels).map(({ merId, freightFee, isDelivered }) => ({
    storeId: merId,
    freight: amountFromWire(freightFee),
    delivered: isDelivered ?? null,
  })),
  discounts: rows(wire.discounts).map(({ couponId, name, money }) => ({
    userCouponId: couponId,
    name,
    amount: amountFromWire(money),
  })),
  payable: amountFromWire(wire.payFee),
  usablePoints: wire.usableIntegral,
  pointsAmount: amountFromWire(wire.integralPrice),
});
