import type { ProductAttribute, ProductSkus, Sku } from './sku.ts';

/** The chosen value per attribute name. */
export type SkuSelection = Readonly<Record<string, string>>;

export interface SkuValueOption {
  /** The value: "Amber". */
  value: string;
  /** Whether it is selected. */
  selected: boolean;
  /** Whether a SKU in stock has this value and the rest of the selection. */
  available: boolean;
  /** Whether a SKU, in stock or not, has this value and the rest of the selection. */
  exists: boolean;
}

const matches = (sku: Sku, attributes: readonly ProductAttribute[], selection: SkuSelection) =>
  attributes.every(
    ({ name }, index) => selection[name] === undefined || sku.values[index] === selection[name],
  );

export function findSku({ attributes, skus }: ProductSkus, selection: SkuSelection): Sku | undefined {
  if (attributes.some(({ name }) => selection[name] === undefined)) return undefined;
  return skus.find((sku) => matches(sku, attributes, selection));
}

export function skuOptions({ attributes, skus }: ProductSkus, selection: SkuSelection) {
  return attributes.map((attribute) => ({
    attribute,
    options: attribute.values.map((value): SkuValueOption => {
      const candidates = skus.filter((sku) =>
        matches(sku, attributes, { ...selection, [attribute.name]: value }),
      );
      return {
        value,
        selected: selection[attribute.name] === value,
        available: candidates.some((sku) => sku.stock > 0),
        exists: candidates.length > 0,
      };
    }),
  }));
}

/**
 * Returns the selection after a choice. The chosen value is kept. The other values are kept when a SKU in stock (or
 * else any SKU) has them, and replaced otherwise, so that the selected combination always exists.
 */
export function chooseSkuValue(
  product: ProductSkus,
  selection: SkuSelection,
  name: string,
  value: string,
): SkuSelection {
  const { attributes, skus } = product;
  const wanted = { ...selection, [name]: value };
  const chosen = skus.filter((sku) => matches(sku, attributes, { [name]: value }));
  if (chosen.some((sku) => matches(sku, attributes, wanted) && sku.stock > 0)) return wanted;
  const inStock = chosen.filter((sku) => sku.stock > 0);
  const kept = (sku: Sku) =>
    attributes.filter((attribute, index) => sku.values[index] === wanted[attribute.name]).length;
  const best = (inStock.length > 0 ? inStock : chosen).reduce<Sku | undefined>(
    (winner, sku) => (winner === undefined || kept(sku) > kept(winner) ? sku : winner),
    undefined,
  );
  if (best === undefined) return selection;
  const chosenNames = attributes.filter((attribute) => wanted[attribute.name] !== undefined);
  return Object.fromEntries(
    chosenNames.map((attribute) => [attribute.name, best.values[attributes.indexOf(attribute)] ?? '']),
  );
}

export function selectionOf({ attributes }: ProductSkus, sku: Sku): SkuSelection {
  return Object.fromEntries(attributes.map(({ name }, index) => [name, sku.values[index] ?? '']));
}

/** The initial selection: the requested SKU, or else the first in stock, or else the first. */
export function initialSelection(product: ProductSkus, skuId?: number): SkuSelection {
  const sku =
    product.skus.find(({ id }) => id === skuId) ??
    product.skus.find(({ stock }) => stock > 0) ??
    product.skus[0];
  return sku ? selectionOf(product, sku) : {};
}
