import { isApiError, parsePositiveInteger } from '@marketfront/api-client';
import { queries } from '../../../platform/queries.server.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { withTimeout } from '../../../platform/with-timeout.server.ts';
import { maxCompared } from '../../../state/compared.ts';

const alikeShown = 4;

/** The products that the address names (`ids`), without those that are not sold any more. */
export async function loadComparison(shop: Shop, params: URLSearchParams) {
  const wanted = (params.get('ids') ?? '').split(',').flatMap((id) => parsePositiveInteger(id) ?? []);
  const ids = [...new Set(wanted)].slice(0, maxCompared);
  const found = await Promise.all(
    ids.map((id) =>
      queries.product(shop, id).catch((error: unknown) => {
        if (isApiError(error) && error.kind === 'notFound') return null;
        throw error;
      }),
    ),
  );
  const products = found.flatMap((product) =>
    product === null ? [] : [{ ...product, contentHtml: null, sizeGuideHtml: null }],
  );
  const [first] = products;
  const alike =
    first && products.length < maxCompared
      ? await withTimeout(
          queries.recommendations(shop, {
            productId: first.id,
            page: 1,
            limit: alikeShown + maxCompared,
          }),
        )
      : undefined;
  return {
    products,
    onlyDifferences: params.get('differences') === '1',
    alike: (alike?.items ?? []).filter(({ id }) => !ids.includes(id)).slice(0, alikeShown),
  };
}
export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;
