import { findSku } from '@marketfront/api-client';
import { positiveInteger } from '../../platform/action.server.ts';
import type { Shop } from '../../platform/shop.server.ts';

type Fields = Pick<FormData, 'get'>;

/**
 * The SKU a product form means: the one its radios add up to (`a<attribute id>`, all that a browser without script can
 * change), else the one named by `sku`. `undefined` when the choice is incomplete.
 */
export async function skuFromForm(
  shop: Shop,
  productId: number,
  fields: Fields,
): Promise<number | undefined> {
  const named = positiveInteger(fields.get('sku'));
  const product = await shop.shared('catalog', `product:${productId}`, (api) =>
    api.catalog.product(productId),
  );
  const chosen = product.attributes.flatMap(({ id, name }) => {
    const value = fields.get(`a${id}`);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  if (chosen.length < product.attributes.length || chosen.length === 0) return named;
  return findSku(product, Object.fromEntries(chosen))?.id;
}
