import { useLocation, useNavigation } from 'react-router';
import { parseProductQuery, type ProductQuery } from './product-query.ts';

/**
 * What the list will show when its products have come, so that a filter that is chosen meanwhile joins the one before.
 * @param query what it shows now
 * @param fixed the parameters that name the list: another list is none of its choices
 */
export function usePendingQuery(query: ProductQuery, fixed: Readonly<Record<string, string>>): ProductQuery {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  if (next?.pathname !== pathname) return query;
  const params = new URLSearchParams(next.search);
  const isSameList = Object.entries(fixed).every(([name, value]) => params.get(name) === value);
  return isSameList ? parseProductQuery(params) : query;
}
