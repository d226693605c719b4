import type { Schemas } from '../wire.ts';
import { type PlainDate, plainDateFromWire } from './date.ts';
import { type Money, amountFromWire, moneyFromWire } from './money.ts';
import { picturesFromWire, turnFromWire, videoFromWire, type ProductVideo } from './product-media.ts';
import {
  type Picture,
  type WireContext,
  count,
  csvStrings,
  imageUrl,
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
import { listPriceFromWire, miniProductFromWire, type ProductCard, soldCount } from './product-card.ts';
import { type ProductSkus, productSkusFromWire } from './sku.ts';

export interface Guarantee {
  /** The id of the guarantee. */
  id: number;
  /** The promise in a few words. */
  name: string;
  /** The absolute address of a small picture; null without one. */
  icon: string | null;
  /** The promise in full; null without more text. */
  content: string | null;
  /** The number of days after delivery in which the product can be returned; null when none is promised. */
  returnDays: number | null;
}

export interface ProductStore {
  /** The id of the store. */
  id: number;
  /** The name of the store. */
  name: string;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** Whether it belongs to the marketplace itself. */
  selfOperated: boolean;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** The number of shoppers who follow the store. */
  followers: number | null;
  /** Whether the signed-in shopper follows the store. */
  followed: boolean;
  /** Mean ratings of its goods, its service and its dispatch, 1 to 5; null when the API does not send them. */
  ratings: { item: number | null; service: number | null; dispatch: number | null };
  /** The mean ratings of similar stores; null when the API does not send them. */
  means: { item: number | null; service: number | null; dispatch: number | null };
  /** Some of its other products. */
  products: ProductCard[];
}

/** A row of a specification table. */
export interface Specification {
  /** The name of the property: "Material". */
  name: string;
  /** The value: "Cotton". */
  value: string;
}

/** The estimated arrival of a product in a country, and its delivery cost. */
export interface DeliveryEstimate {
  /** The country of the delivery, ISO 3166-1 alpha-2. */
  country: string;
  /** The countries that it can be delivered to. */
  countries: string[];
  /** The delivery cost of one piece; null when it is not delivered there. */
  fee: Money | null;
  /** The first day on which it may arrive. */
  from: PlainDate | null;
  /** The last day on which it should arrive. */
  to: PlainDate | null;
  /** The country that it is sent from, ISO 3166-1 alpha-2; null when it is not known. */
  shipsFrom: string | null;
  /** Whether the price is known to include all taxes of the country of the delivery. */
  taxIncluded: boolean;
}

export interface Product extends ProductSkus {
  /** The id of the product. */
  id: number;
  /** The id of the store that sells it. */
  storeId: number;
  /** The ids of its category and possibly of the parent categories; empty when the call does not return them. */
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
  /** The absolute addresses of the pictures of a 360-degree view, the front first; empty without one. */
  turn: string[];
  /** The lowest price of its SKUs. */
  price: Money;
  /** The struck-through price; null when it is not higher than the price. */
  listPrice: Money | null;
  /** The number of pieces left over all SKUs. */
  stock: number;
  /** Whether all SKUs are sold out. */
  soldOut: boolean;
  /** The displayed sales: the real ones, plus the fictitious ones if the site is configured to include them. */
  sold: number;
  /** The unit of counting, "piece"; null without one. */
  unit: string | null;
  /** Whether delivery is free of charge. */
  freeShipping: boolean;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** The number of reviews; null when the call does not return it. */
  reviewCount: number | null;
  /** HTML of the merchant: sanitise it before rendering. */
  contentHtml: string | null;
  /** The specification table; empty when the API has none, or has it in `contentHtml`. */
  specifications: Specification[];
  /** Whether shoppers can request a message for when a sold-out SKU can be bought again. */
  stockAlerts: boolean;
  /** Whether shoppers can report that it breaks the rules. */
  reports: boolean;
  /** The size guide as HTML of the server: sanitise it before rendering; null without one. */
  sizeGuideHtml: string | null;
  /** Whether it is a favourite of the signed-in shopper. */
  favourite: boolean;
  /** The guarantees of the store. */
  guarantees: Guarantee[];
  /** The store; null when the API does not send it. */
  store: ProductStore | null;
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
