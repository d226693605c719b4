import { parsePositiveInteger } from '@marketfront/api-client';

const lastPage = 10_000;

/** The page a list's address asks for: a whole number from 1 to 10,000, else the first. */
export function pageNumber(params: URLSearchParams, name = 'page'): number {
  const page = parsePositiveInteger(params.get(name));
  return page !== undefined && page <= lastPage ? page : 1;
}
