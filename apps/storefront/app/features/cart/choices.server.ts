import type { Money } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { productOfNow } from './product-of-now.server.ts';
import type { VisitorLine } from './visitor-cart.ts';

/** A SKU that a line can be changed to. */
export interface Choice {
  readonly skuId: number;
  readonly label: string;
}

/** A SKU that a line can be changed to, with its price and stock. */
export interface PricedChoice extends Choice {
  readonly price: Money;
  readonly stock: number;
}

/** All SKUs of a product, for a choice without script. */
export const pricedChoices = async (shop: Shop, productId: number): Promise<PricedChoice[]> =>
  (await skusOf(shop, productId)).map(({ id, label, price, stock }) => ({ skuId: id, label, price, stock }));

type SkuOfProduct = Pick<VisitorLine, 'productId' | 'skuId'>;

/** All SKUs of a product; none when it cannot be read. */
export const skusOf = async (shop: Shop, productId: number) =>
  (await withTimeout(productOfNow(shop, productId)))?.skus ?? [];

/** The stock of a SKU; `undefined` when it is unknown. */
export async function stockOf(shop: Shop, { productId, skuId }: SkuOfProduct): Promise<number | undefined> {
  return (await skusOf(shop, productId)).find(({ id }) => id === skuId)?.stock;
}

/**
 * The SKUs that the shopper can choose instead, the label of the former SKU if it is still known, and whether the
 * product has a page, which shows similar products.
 */
export async function alternativesTo(shop: Shop, { productId, skuId }: SkuOfProduct) {
  const all = await pricedChoices(shop, productId);
  const former = all.find((choice) => choice.skuId === skuId)?.label;
  const choices = all.filter((choice) => choice.stock > 0 && choice.skuId !== skuId);
  return { former, choices, hasPage: all.length > 0 };
}
