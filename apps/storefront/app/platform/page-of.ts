/** The page a list's address asks for: a whole number from 1 to 10,000, else the first. */
export function pageOf(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
