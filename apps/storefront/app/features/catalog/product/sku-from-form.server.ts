import { findSku, parsePositiveInteger } from '@marketfront/api-client';
import { queries } from '../../../platform/queries.server.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { withTimeout } from '../../../platform/with-timeout.server.ts';

type Fields = Pick<FormData, 'get'>;

/**
 * The SKU a product form means: the one its radios add up to (`a<attribute id>`, all that a browser without script can
 * change), else the one named by `sku`. `undefined` when the choice is
 * incomplete.
 */
export async function skuFromForm(
  shop: Shop,
  productId: number,
  fields: Fields,
): Promise<number | undefined> {
  const named = parsePositiveInteger(fields.get('sku'));
  const product = await withTimeout(queries.product(shop, productId));
  if (!product) return named;
  const chosen = product.attributes.flatMap(({ id, name }) => {
    const value = fields.get(`a${id}`);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  if (chosen.length < product.attributes.length || chosen.length === 0) return named;
  return findSku(product, Object.fromEntries(chosen))?.id;
}
