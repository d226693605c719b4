import type { Schemas } from '../wire.ts';
import { type Instant, type PlainDate, instantFromWire, plainDateFromWire } from './date.ts';
import { type Money, compareMoney, amountFromWire, moneyFromWire } from './money.ts';
import { isVideo, turnFromWire, videoFromWire, type ProductVideo } from './product-media.ts';
import {
  type Picture,
  type WireContext,
  blurUri,
  count,
  csvStrings,
  imageUrl,
  jsonStrings,
  jsonValue,
  isCountry,
  label,
  picture,
  rowId,
  rows,
  text,
  knownCount,
  ratingFromWire,
  readableRows,
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

export interface Category {
  /** The id, for lists of products. */
  id: number;
  /** The id of the category above; 0 at the first level. */
  parentId: number;
  /** The name in the language of the request. */
  name: string;
  /** The absolute address of a small picture; null without one. */
  icon: string | null;
  /** The absolute address of a large picture; null without one. */
  picture: string | null;
  /** 1 to 3. */
  level: number;
  /** The categories below. */
  children: Category[];
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

export interface Sku {
  /** The id, as the cart and orders expect it. */
  id: number;
  /** Chosen values in the order of the product's attributes. */
  values: string[];
  /** The chosen values as one text. */
  label: string;
  /** The price of one piece. */
  price: Money;
  /** The struck-through price; null when it is not higher than the price. */
  listPrice: Money | null;
  /** The price of one unit of its measure; null for goods that are sold by piece. */
  unitPrice: UnitPrice | null;
  /** The number of pieces left. */
  stock: number;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** Its own pictures; empty: those of the product. */
  gallery: Picture[];
}

export interface ProductAttribute {
  /** The id of the attribute. */
  id: number;
  /** The name of the attribute: "Colour". */
  name: string;
  /** The values that can be chosen, in order. */
  values: string[];
}

export interface ProductSkus {
  /** What must be chosen; empty when there is one SKU. */
  attributes: ProductAttribute[];
  /** What can be bought: one entry per combination of values. */
  skus: Sku[];
}

export interface Guarantee {
  /** The id of the guarantee. */
  id: number;
  /** The promise in a few words. */
  name: string;
  /** The absolute address of a small picture; null without one. */
  icon: string | null;
  /** The promise in full; null without more text. */
  content: string | null;
  /** For so many days after delivery the product can be sent back; null when it promises none. */
  returnDays: number | null;
}

export interface ProductStore {
  /** The id of the store. */
  id: number;
  /** The name of the store. */
  name: string;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** It belongs to the marketplace itself. */
  selfOperated: boolean;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** How many shoppers follow the store. */
  followers: number | null;
  /** Whether the signed-in shopper follows the store. */
  followed: boolean;
  /** Mean ratings of its goods, its service and its dispatch, 1 to 5; null when the API does not send them. */
  ratings: { item: number | null; service: number | null; dispatch: number | null };
  /** The means of similar stores; null when the API does not send them. */
  means: { item: number | null; service: number | null; dispatch: number | null };
  /** Some of its other products. */
  products: ProductCard[];
}

/** A row of a specification table. */
export interface Specification {
  /** What it is about: "Material". */
  name: string;
  /** The value: "Cotton". */
  value: string;
}

/** When a product arrives in a country, and what its delivery costs. */
export interface DeliveryEstimate {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Where it can be delivered. */
  countries: string[];
  /** For one piece; null when it is not delivered there. */
  fee: Money | null;
  /** The first day on which it may arrive. */
  from: PlainDate | null;
  /** The last day on which it should arrive. */
  to: PlainDate | null;
  /** The country that it is sent from, ISO 3166-1 alpha-2; null when it is not known. */
  shipsFrom: string | null;
  /** Whether the price is known to hold all taxes of the country of the delivery. */
  taxIncluded: boolean;
}

export interface Product extends ProductSkus {
  /** The id of the product. */
  id: number;
  /** The id of the store that sells it. */
  storeId: number;
  /** Ids of its categories: one, or those above it too; empty when the call does not return them. */
  categoryIds: number[];
  /** The name in the language of the request. */
  name: string;
  /** One sentence about it; null without one. */
  intro: string | null;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** All pictures, the main one first. */
  gallery: Picture[];
  /** A video; null without one. */
  video: ProductVideo | null;
  /** Absolute addresses of pictures of a whole turn around it, the front first; empty without them. */
  turn: string[];
  /** The lowest price of its SKUs. */
  price: Money;
  /** The struck-through price; null when it is not higher than the price. */
  listPrice: Money | null;
  /** The number of pieces left of all SKUs. */
  stock: number;
  /** Nothing is left of any SKU. */
  soldOut: boolean;
  /** Sales as displayed: real ones, plus the fictitious ones when the site is set so. */
  sold: number;
  /** What is counted, "piece"; null when nothing is said. */
  unit: string | null;
  /** Delivery costs nothing. */
  freeShipping: boolean;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** The number of reviews; null when the call does not return it. */
  reviewCount: number | null;
  /** HTML of the merchant: sanitise it before rendering. */
  contentHtml: string | null;
  /** The specification table; empty when the API has none, or has it in `contentHtml`. */
  specifications: Specification[];
  /** Shoppers can ask to be told when a sold-out SKU can be bought again. */
  stockAlerts: boolean;
  /** Shoppers can report it as breaking the rules. */
  reports: boolean;
  /** How the sizes of such products are measured, as the server sends it; clean it before showing it. */
  sizeGuideHtml: string | null;
  /** Whether it is a favourite of the signed-in shopper. */
  favourite: boolean;
  /** What the store promises. */
  guarantees: Guarantee[];
  /** The store; null when the API does not send it. */
  store: ProductStore | null;
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

function unitPriceFromWire(wire: Pick<Schemas['Sku'], 'unitPrice' | 'unitMeasure'>): UnitPrice | null {
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

export function categoryFromWire(wire: Schemas['Category'], context: WireContext): Category {
  return {
    id: rowId(wire.id),
    parentId: count(wire.pid),
    name: label(wire.name),
    icon: imageUrl(wire.icon, context),
    picture: imageUrl(wire.picture, context),
    level: wire.level ?? 1,
    children: rows(wire.childList)
      .filter((child) => child.isShow !== false)
      .map((child) => categoryFromWire(child, context)),
  };
}

export const categoriesFromWire = (wire: readonly Schemas['Category'][], context: WireContext): Category[] =>
  wire.filter((category) => category.isShow !== false).map((category) => categoryFromWire(category, context));

function valuesOfSku(key: string, wire: Schemas['Sku'], attributes: readonly ProductAttribute[]): string[] {
  const byName = jsonValue(wire.attrValue);
  if (byName !== null && typeof byName === 'object') {
    const named = attributes.map((attribute) => (byName as Record<string, unknown>)[attribute.name]);
    if (named.every((value) => typeof value === 'string')) return named;
  }
  return key.split(',').map((value) => value.trim());
}

export function skuFromWire(
  key: string,
  wire: Schemas['Sku'],
  attributes: readonly ProductAttribute[],
  context: WireContext,
): Sku {
  const values = valuesOfSku(key, wire, attributes);
  return {
    id: rowId(wire.id),
    values,
    label: values.join(', '),
    price: amountFromWire(wire.price),
    listPrice: listPriceFromWire(wire),
    unitPrice: unitPriceFromWire(wire),
    stock: count(wire.stock),
    image: picture(wire.image, wire.imageBlur, context),
    gallery: picturesFromWire(wire.sliderImage, null, context),
  };
}

export function productSkusFromWire(wire: Schemas['ProductSkus'], context: WireContext): ProductSkus {
  const attributes = rows(wire.productAttr).map((attribute) => ({
    id: attribute.id,
    name: attribute.attrName,
    values: csvStrings(attribute.attrValues),
  }));
  const skus = Object.entries(wire.productValue ?? {}).map(([key, sku]) =>
    skuFromWire(key, sku, attributes, context),
  );
  return { attributes, skus };
}

type JsonList = string | null | undefined;

function picturesFromWire(urls: JsonList, blurList: JsonList, context: WireContext): Picture[] {
  const blurs = jsonStrings(blurList);
  return jsonStrings(urls)
    .map((url, index) => ({ url: imageUrl(url, context), blur: blurUri(blurs[index]) }))
    .filter((slide): slide is Picture => slide.url !== null && !isVideo(slide.url));
}

function galleryFromWire(wire: Schemas['ProductInfo'], context: WireContext): Picture[] {
  const gallery = picturesFromWire(wire.sliderImage, wire.sliderBlur, context);
  const main = picture(wire.image, wire.imageBlur, context);
  return gallery.length > 0 || main === null ? gallery : [main];
}

const ratingsFromWire = (store: Schemas['DetailStore']): ProductStore['ratings'] => ({
  item: ratingFromWire(store.starProduct),
  service: ratingFromWire(store.starService),
  dispatch: ratingFromWire(store.starDispatch),
});

const meansFromWire = (store: Schemas['DetailStore']): ProductStore['means'] => ({
  item: ratingFromWire(store.meanProduct),
  service: ratingFromWire(store.meanService),
  dispatch: ratingFromWire(store.meanDispatch),
});

export const deliveryFromWire = (wire: Schemas['Delivery']): DeliveryEstimate => ({
  country: label(wire.country),
  countries: rows(wire.countries).filter(isCountry),
  fee: moneyFromWire(wire.fee),
  from: plainDateFromWire(wire.from),
  to: plainDateFromWire(wire.to),
  shipsFrom: wire.shipsFrom && isCountry(wire.shipsFrom) ? wire.shipsFrom : null,
  taxIncluded: wire.taxIncluded === true,
});

export function productFromWire(wire: Schemas['ProductDetail'], context: WireContext): Product {
  const info = wire.productInfo;
  const store = wire.merchantInfo;
  return {
    ...productSkusFromWire(wire, context),
    id: rowId(info.id),
    storeId: rowId(info.merId),
    categoryIds: csvStrings(info.cateId).map(Number).filter(Number.isSafeInteger),
    name: label(info.storeName),
    intro: text(info.storeInfo),
    image: picture(info.image, info.imageBlur, context),
    gallery: galleryFromWire(info, context),
    video: videoFromWire(info, context),
    turn: turnFromWire(info, context),
    price: amountFromWire(info.price),
    listPrice: listPriceFromWire(info),
    stock: count(info.stock),
    soldOut: count(info.stock) === 0,
    sold: soldCount(info, context.showFictitiousSales),
    unit: text(info.unitName),
    freeShipping: info.freeShipping === true,
    rating: ratingFromWire(info.starAverage),
    reviewCount: knownCount(info.replyCount),
    contentHtml: text(info.content),
    specifications: rows(info.specifications).map(({ name, value }) => ({
      name: label(name),
      value: label(value),
    })),
    stockAlerts: info.hasStockAlerts === true,
    sizeGuideHtml: text(info.sizeGuide),
    reports: info.hasReports === true,
    favourite: wire.userCollect === true,
    guarantees: rows(wire.guaranteeList).map((row) => ({
      id: row.id,
      name: row.name,
      icon: imageUrl(row.icon, context),
      content: text(row.content),
      returnDays: row.returnDays ?? null,
    })),
    store: store
      ? {
          id: info.merId,
          name: store.name,
          avatar: imageUrl(store.avatar, context),
          selfOperated: store.isSelf === true,
          rating: ratingFromWire(store.starLevel),
          followers: knownCount(store.followerNum),
          followed: store.isCollect === true,
          ratings: ratingsFromWire(store),
          means: meansFromWire(store),
          products: readableRows(store.proList, (product) => miniProductFromWire(product, context)),
        }
      : null,
  };
}
