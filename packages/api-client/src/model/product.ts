import type { Schemas } from '../wire.ts';
import { type Money, compareMoney, amountFromWire, moneyFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  blurUri,
  count,
  csvStrings,
  imageUrl,
  jsonStrings,
  jsonValue,
  label,
  picture,
  rowId,
  rows,
  text,
} from './wire-values.ts';

export interface ProductCard {
  id: number;
  name: string;
  image: Picture | null;
  price: Money;
  /** Struck-through price; null when it is not higher than the price. */
  listPrice: Money | null;
  /** Sales as displayed: real ones, plus the fictitious ones when the site is set so. */
  sold: number;
  unit: string | null;
  /** null when the call does not return it. */
  stock: number | null;
  soldOut: boolean;
  rating: number | null;
  reviewCount: number | null;
  storeId: number | null;
  storeName: string | null;
  selfOperated: boolean;
  freeShipping: boolean;
}

export interface Category {
  id: number;
  parentId: number;
  name: string;
  icon: string | null;
  picture: string | null;
  level: number;
  children: Category[];
}

export interface Sku {
  id: number;
  /** Chosen values in the order of the product's attributes. */
  values: string[];
  label: string;
  price: Money;
  listPrice: Money | null;
  stock: number;
  image: Picture | null;
}

export interface ProductAttribute {
  id: number;
  name: string;
  values: string[];
}

export interface ProductSkus {
  attributes: ProductAttribute[];
  skus: Sku[];
}

export interface Guarantee {
  id: number;
  name: string;
  icon: string | null;
  content: string | null;
}

export interface ProductStore {
  id: number;
  name: string;
  avatar: string | null;
  selfOperated: boolean;
  rating: number | null;
  followers: number | null;
  followed: boolean;
  products: ProductCard[];
}

export interface Product extends ProductSkus {
  id: number;
  storeId: number;
  name: string;
  intro: string | null;
  image: Picture | null;
  gallery: Picture[];
  price: Money;
  listPrice: Money | null;
  stock: number;
  soldOut: boolean;
  sold: number;
  unit: string | null;
  freeShipping: boolean;
  rating: number | null;
  reviewCount: number | null;
  /** HTML of the merchant: sanitise it before rendering. */
  contentHtml: string | null;
  favourite: boolean;
  guarantees: Guarantee[];
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

const ratingFromWire = (value: string | number | null | undefined): number | null => {
  const rating = Number(value ?? Number.NaN);
  return rating > 0 && rating <= 5 ? rating : null;
};

export function productCardFromWire(wire: Schemas['ProductCard'], context: WireContext): ProductCard {
  return {
    id: rowId(wire.id),
    name: label(wire.storeName),
    image: picture(wire.image, wire.imageBlur, context),
    price: amountFromWire(wire.price),
    listPrice: listPriceFromWire(wire),
    sold: soldCount(wire, context.showFictitiousSales),
    unit: text(wire.unitName),
    stock: wire.stock ?? null,
    soldOut: wire.stock === 0,
    rating: ratingFromWire(wire.starAverage),
    reviewCount: wire.replyCount ?? null,
    storeId: wire.merId ?? null,
    storeName: text(wire.merName),
    selfOperated: wire.isSelf === true,
    freeShipping: wire.freeShipping === true,
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
  productCardFromWire({ ...wire, id: wire.proId, image: wire.image ?? wire.proImage ?? '' }, context);

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
    stock: count(wire.stock),
    image: picture(wire.image, wire.imageBlur, context),
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

function galleryFromWire(wire: Schemas['ProductInfo'], context: WireContext): Picture[] {
  const blurs = jsonStrings(wire.sliderBlur);
  const slides = jsonStrings(wire.sliderImage).map((url, index) => ({
    url: imageUrl(url, context),
    blur: blurUri(blurs[index]),
  }));
  const gallery = slides.filter((slide): slide is Picture => slide.url !== null);
  const main = picture(wire.image, wire.imageBlur, context);
  return gallery.length > 0 || main === null ? gallery : [main];
}

export function productFromWire(wire: Schemas['ProductDetail'], context: WireContext): Product {
  const info = wire.productInfo;
  const store = wire.merchantInfo;
  return {
    ...productSkusFromWire(wire, context),
    id: rowId(info.id),
    storeId: rowId(info.merId),
    name: label(info.storeName),
    intro: text(info.storeInfo),
    image: picture(info.image, info.imageBlur, context),
    gallery: galleryFromWire(info, context),
    price: amountFromWire(info.price),
    listPrice: listPriceFromWire(info),
    stock: count(info.stock),
    soldOut: count(info.stock) === 0,
    sold: soldCount(info, context.showFictitiousSales),
    unit: text(info.unitName),
    freeShipping: info.freeShipping === true,
    rating: ratingFromWire(info.starAverage),
    reviewCount: info.replyCount ?? null,
    contentHtml: text(info.content),
    favourite: wire.userCollect === true,
    guarantees: rows(wire.guaranteeList).map((row) => ({
      id: row.id,
      name: row.name,
      icon: imageUrl(row.icon, context),
      content: text(row.content),
    })),
    store: store
      ? {
          id: info.merId,
          name: store.name,
          avatar: imageUrl(store.avatar, context),
          selfOperated: store.isSelf === true,
          rating: ratingFromWire(store.starLevel),
          followers: store.followerNum ?? null,
          followed: store.isCollect === true,
          products: rows(store.proList).map((product) => miniProductFromWire(product, context)),
        }
      : null,
  };
}
