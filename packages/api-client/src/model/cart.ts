import type { Schemas } from '../wire.ts';
import { type Money, moneyFromWire } from './money.ts';
import { type Picture, type WireContext, picture, rowId, rows, text } from './wire-values.ts';

export interface CartLine {
  id: number;
  productId: number;
  skuId: number | null;
  name: string;
  image: Picture | null;
  /** Chosen values; null when the SKU no longer exists. */
  variant: string | null;
  price: Money | null;
  quantity: number;
  stock: number | null;
  /** false: sold out or removed; another SKU must be chosen. */
  available: boolean;
}

export interface CartGroup {
  storeId: number;
  storeName: string;
  selfOperated: boolean;
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
    variant: text(wire.suk),
    price,
    quantity: wire.cartNum,
    stock: wire.stock ?? null,
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
