import { findSku, parsePositiveInteger } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';

type Fields = Pick<FormData, 'get'>;

/**
 * The SKU that a product form selects: the one of its radio buttons (`a<attribute id>`, which work without script),
 * otherwise the one in `sku`. `undefined` when the selection is incomplete.
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
