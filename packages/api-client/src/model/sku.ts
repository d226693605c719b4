import type { Schemas } from '../wire.ts';
import { type Money, amountFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  count,
  csvStrings,
  jsonValue,
  picture,
  rowId,
  rows,
} from './wire-values.ts';
import { listPriceFromWire, type UnitPrice, unitPriceFromWire } from './product-card.ts';
import { picturesFromWire } from './product-media.ts';

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
  /** The price per unit of measure; null for goods that are sold by the piece. */
  unitPrice: UnitPrice | null;
  /** The number of pieces left. */
  stock: number;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** Its own pictures; when empty, those of the product apply. */
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
  /** The attributes to choose; empty when there is one SKU. */
  attributes: ProductAttribute[];
  /** The SKUs, one per combination of values. */
  skus: Sku[];
}

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
