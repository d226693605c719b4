import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, compareMoney, amountFromWire, moneyFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  count,
  imageUrl,
  label,
  picture,
  rowId,
  rows,
  text,
  knownCount,
  ratingFromWire,
} from './wire-values.ts';

export interface ProductCard {
  /** The id, for `catalog.product`. */
  id: number;
  /** The name in the language of the request. */
  name: string;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** The price of one piece. */
  price: Money;
  /** Struck-through price; null when it is not higher than the price. */
  listPrice: Money | null;
  /** The price per unit of measure; null for goods that are sold by the piece. */
  unitPrice: UnitPrice | null;
  /** The displayed sales: the real ones, plus the fictitious ones if the site is configured to include them. */
  sold: number;
  /** The unit of counting, "piece"; null without one. */
  unit: string | null;
  /** The number of pieces left; null when the call does not return it. */
  stock: number | null;
  /** Whether all SKUs are sold out. */
  soldOut: boolean;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** The number of reviews; null when the call does not return it. */
  reviewCount: number | null;
  /** The id of the store that sells it. */
  storeId: number | null;
  /** The name of that store. */
  storeName: string | null;
  /** Whether the store belongs to the marketplace itself. */
  selfOperated: boolean;
  /** Whether delivery is free of charge. */
  freeShipping: boolean;
  /** The largest deduction from one piece by a coupon that can be received; null without one. */
  couponMoney: Money | null;
  /** The time of its first offer; null when the call does not return it. */
  offeredSince: Instant | null;
  /** The address of a second picture, shown on hover; null when there is none. */
  hoverImage: string | null;
  /** The colours to choose from, as `#rrggbb`; empty when the call does not return them. */
  colors: string[];
  /** The id of the only SKU, to add it to the cart directly; null with options, or when the call does not return it. */
  skuId: number | null;
}

export const unitMeasures = ['kg', 'l', 'm'] as const;

export type UnitMeasure = (typeof unitMeasures)[number];

/** The price of one kilogram, litre or metre of a product. */
export interface UnitPrice {
  /** The price of one unit. */
  amount: Money;
  /** The unit of measure. */
  measure: UnitMeasure;
}

type WireSales = { sales?: number | null; ficti?: number | null };

export const soldCount = (wire: WireSales, showFictitiousSales: boolean): number =>
  count(wire.sales) + (showFictitiousSales ? count(wire.ficti) : 0);

/** Returns the list price only when it is higher than the price. */
export function listPriceFromWire(wire: {
  price: string | null | undefined;
  otPrice?: string | null | undefined;
}): Money | null {
  const listPrice = moneyFromWire(wire.otPrice);
  return listPrice !== null && compareMoney(listPrice, amountFromWire(wire.price)) > 0 ? listPrice : null;
}

export function unitPriceFromWire(wire: Pick<Schemas['Sku'], 'unitPrice' | 'unitMeasure'>): UnitPrice | null {
  const amount = moneyFromWire(wire.unitPrice);
  const measure = unitMeasures.find((name) => name === wire.unitMeasure);
  return amount === null || measure === undefined ? null : { amount, measure };
}

export function productCardFromWire(wire: Schemas['ProductCard'], context: WireContext): ProductCard {
  return {
    id: rowId(wire.id),
    name: label(wire.storeName),
    image: picture(wire.image, wire.imageBlur, context),
    price: amountFromWire(wire.price),
    listPrice: listPriceFromWire(wire),
    unitPrice: unitPriceFromWire(wire),
    sold: soldCount(wire, context.showFictitiousSales),
    unit: text(wire.unitName),
    stock: knownCount(wire.stock),
    soldOut: knownCount(wire.stock) === 0,
    rating: ratingFromWire(wire.starAverage),
    reviewCount: knownCount(wire.replyCount),
    storeId: wire.merId ?? null,
    storeName: text(wire.merName),
    selfOperated: wire.isSelf === true,
    freeShipping: wire.freeShipping === true,
    couponMoney: moneyFromWire(wire.couponMoney),
    offeredSince: instantFromWire(wire.createTime),
    hoverImage: imageUrl(wire.hoverImage ?? null, context),
    colors: rows(wire.colors).filter((color) => /^#[0-9a-f]{6}$/i.test(color)),
    skuId: wire.skuId ?? null,
  };
}

// The leaderboard already includes `ficti` in the sales.
export const bestSellerFromWire = (wire: Schemas['ProductCard'], context: WireContext): ProductCard =>
  productCardFromWire({ ...wire, ficti: 0 }, context);

/** Short product rows (of stores, of campaigns) are cards with fewer fields. */
export const miniProductFromWire = (wire: Schemas['MiniProduct'], context: WireContext): ProductCard =>
  productCardFromWire(wire, context);

export const activityProductFromWire = (
  wire: Schemas['ActivityProduct'],
  context: WireContext,
): ProductCard =>
  productCardFromWire(
    { ...wire.card, ...wire, id: wire.proId, image: wire.image ?? wire.proImage ?? '' },
    context,
  );
