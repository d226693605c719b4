import { chooseSkuValue, findSku, type ProductSkus, type SkuSelection } from '@marketfront/api-client';

/** Whether the values of an attribute have different pictures, as colours do; those of sizes are the same. */
export const hasPictures = ({ attributes, skus }: ProductSkus, attribute: string): boolean => {
  const index = attributes.findIndex(({ name }) => name === attribute);
  const picture = (of: string) => skus.find(({ values }) => values[index] === of)?.image?.url;
  return new Set(attributes[index]?.values.map(picture)).size > 1;
};

/**
 * The selection of a product with the options chosen on other products, if this product has them in stock together with
 * the rest of its selection. `names` are the attributes that were changed.
 */
export function rememberedSelection(
  product: ProductSkus,
  selection: SkuSelection,
  remembered: Readonly<Record<string, string>>,
): { selection: SkuSelection; names: readonly string[] } {
  const names: string[] = [];
  let next = selection;
  for (const { name, values } of product.attributes) {
    const value = remembered[name];
    if (value === undefined || value === next[name] || !values.includes(value)) continue;
    const changed = chooseSkuValue(product, next, name, value);
    const isSame = Object.entries(next).every(([other, of]) => other === name || changed[other] === of);
    if (!isSame || !findSku(product, changed)?.stock) continue;
    next = changed;
    names.push(name);
  }
  return { selection: next, names };
}
