import type { Money } from '@marketfront/api-client';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';
import type { VisitorLine } from './visitor-cart.ts';

/** A SKU that a line can be changed to. */
export interface Choice {
  readonly skuId: number;
  readonly label: string;
}

/** Another SKU of a line that can be ordered as it is. */
export interface PricedChoice extends Choice {
  readonly price: Money;
  readonly stock: number;
}

/** All SKUs of a product, to choose from without script. */
export const pricedChoices = async (shop: Shop, productId: number): Promise<PricedChoice[]> =>
  (await skusOf(shop, productId)).map(({ id, label, price, stock }) => ({ skuId: id, label, price, stock }));

type SkuOfProduct = Pick<VisitorLine, 'productId' | 'skuId'>;

/** All SKUs of a product; none when it cannot be read. */
export const skusOf = async (shop: Shop, productId: number) =>
  (await withTimeout(queries.product(shop, productId)))?.skus ?? [];

/** How many pieces there are; `undefined` when nobody knows. */
export async function stockOf(shop: Shop, { productId, skuId }: SkuOfProduct): Promise<number | undefined> {
  return (await skusOf(shop, productId)).find(({ id }) => id === skuId)?.stock;
}

/** What the shopper can choose instead of a SKU, and whether the product still has a page, which shows what is alike. */
export async function alternativesTo(
  shop: Shop,
  { productId, skuId }: SkuOfProduct,
): Promise<{ choices: Choice[]; hasPage: boolean }> {
  const skus = await skusOf(shop, productId);
  const choices = skus
    .filter(({ id, stock }) => stock > 0 && id !== skuId)
    .map(({ id, label }) => ({ skuId: id, label }));
  return { choices, hasPage: skus.length > 0 };
}
