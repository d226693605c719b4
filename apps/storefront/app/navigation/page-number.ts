import { parsePositiveInteger } from '@marketfront/api-client';

const lastPage = 10_000;

/** The page number in a list's address: a whole number from 1, else the first page. The maximum is 10,000. */
export function pageNumber(params: URLSearchParams, name = 'page'): number {
  return Math.min(parsePositiveInteger(params.get(name)) ?? 1, lastPage);
}

/** The same address on another page; the first page has no parameter. */
export function withPage(requestPath: string, page: number, name = 'page'): string {
  const [path = '/', query = ''] = requestPath.split('?');
  const params = new URLSearchParams(query);
  if (page > 1) params.set(name, String(page));
  else params.delete(name);
  return params.size > 0 ? `${path}?${params}` : path;
}
