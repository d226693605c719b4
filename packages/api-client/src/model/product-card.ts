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
  /** The price of one unit of its measure; null for goods that are sold by piece. */
  unitPrice: UnitPrice | null;
  /** Sales as displayed: real ones, plus the fictitious ones when the site is set so. */
  sold: number;
  /** What is counted, "piece"; null when nothing is said. */
  unit: string | null;
  /** null when the call does not return it. */
  stock: number | null;
  /** Nothing is left of any SKU. */
  soldOut: boolean;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** The number of reviews; null when the call does not return it. */
  reviewCount: number | null;
  /** The id of the store that sells it. */
  storeId: number | null;
  /** The name of that store. */
  storeName: string | null;
  /** The store belongs to the marketplace itself. */
  selfOperated: boolean;
  /** Delivery costs nothing. */
  freeShipping: boolean;
  /** The most that a coupon which can be collected takes off one piece; null without one. */
  couponMoney: Money | null;
  /** When it was first offered; null when the call does not return it. */
  offeredSince: Instant | null;
  /** A second view, for the pointer over the card; null when there is none. */
  hoverImage: string | null;
  /** The colours to choose from, as `#rrggbb`; empty when the call does not return them. */
  colors: string[];
  /** The only SKU, which can be added to the cart at once; null when there are options or the call does not return it. */
  skuId: number | null;
}

export const unitMeasures = ['kg', 'l', 'm'] as const;

export type UnitMeasure = (typeof unitMeasures)[number];

/** What one kilogram, litre or metre of a product costs. */
export interface UnitPrice {
  /** The price of one unit. */
  amount: Money;
  /** What it is measured in. */
  measure: UnitMeasure;
}

type WireSales = { sales?: number | null; ficti?: number | null };

export const soldCount = (wire: WireSales, showFictitiousSales: boolean): number =>
  count(wire.sales) + (showFictitiousSales ? count(wire.ficti) : 0);

/** A list price is kept only when it is higher than the price. */
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

// The leaderboard has already added ficti to sales.
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
