import { useLocation, useNavigation } from 'react-router';
import { parseProductQuery, type ProductQuery } from './product-query.ts';

/**
 * The query of the list after the current navigation, so that a filter chosen in the meantime is added to the one
 * before.
 * @param query the query of the shown list
 * @param fixed the parameters that identify the list: choices of another list do not count
 */
export function usePendingQuery(query: ProductQuery, fixed: Readonly<Record<string, string>>): ProductQuery {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  if (next?.pathname !== pathname) return query;
  const params = new URLSearchParams(next.search);
  const isSameList = Object.entries(fixed).every(([name, value]) => params.get(name) === value);
  return isSameList ? parseProductQuery(params) : query;
}
