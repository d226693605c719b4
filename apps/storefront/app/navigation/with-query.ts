export type QueryValues = Readonly<Record<string, string | number | readonly number[] | null | undefined>>;

/**
 * A path with its query; absent and empty parameters are left out, so that one page has one address. Lists are joined
 * by commas.
 */
export function withQuery(path: string, params: QueryValues = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The first page has no number. */
export const laterPage = (page: number | undefined) => (page !== undefined && page > 1 ? page : undefined);
