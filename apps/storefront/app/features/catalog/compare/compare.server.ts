import { isApiError, parsePositiveInteger } from '@marketfront/api-client';
import { queries, type Shop } from '../../../http/index.server.ts';
import { withTimeout } from '../../../services/index.server.ts';
import { maxCompared } from '../../../state/compared.ts';

const alikeShown = 4;

const isNotFound = (answer: PromiseSettledResult<unknown> | undefined) =>
  answer?.status === 'rejected' && isApiError(answer.reason) && answer.reason.kind === 'notFound';

/** The products in the URL (`ids`), without those that are no longer sold or that cannot be loaded now. */
export async function loadComparison(shop: Shop, params: URLSearchParams) {
  const wanted = (params.get('ids') ?? '').split(',').flatMap((id) => parsePositiveInteger(id) ?? []);
  const ids = [...new Set(wanted)].slice(0, maxCompared);
  const found = await Promise.allSettled(ids.map((id) => queries.product(shop, id)));
  const products = found.flatMap((answer) =>
    answer.status === 'fulfilled' ? [{ ...answer.value, contentHtml: null, sizeGuideHtml: null }] : [],
  );
  const stillSold = ids.filter((_, at) => !isNotFound(found[at]));
  const failure = found.find((answer) => answer.status === 'rejected' && !isNotFound(answer));
  if (products.length === 0 && failure?.status === 'rejected') throw failure.reason;
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
    /** The ids of the products, including those that cannot be loaded now. */
    ids: stillSold,
    onlyDifferences: params.get('differences') === '1',
    alike: (alike?.items ?? []).filter(({ id }) => !ids.includes(id)).slice(0, alikeShown),
  };
}
export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;
