import type { ApiConnection } from './areas/area.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export * from './errors.ts';
export type { ApiConnection };
export type { HttpClient } from './http-client.ts';

/** Options of {@link connect} and `createApi`. */
export interface ApiOptions extends TransportOptions {
  /** Base URL of relative pictures; the API's origin by default. */
  imageBaseUrl?: string | undefined;
  /** Whether displayed sales include the fictitious ones (default: true). A function is called for every answer. */
  showFictitiousSales?: boolean | (() => boolean) | undefined;
}

/**
 * Creates a connection for single areas, so that a browser loads only the calls that it uses.
 * @example
 * import { catalogArea } from '@marketfront/api-client/areas/catalog';
 *
 * const catalog = catalogArea(connect({ baseUrl: 'https://api.example.com' }));
 * const { items } = await catalog.products({ categoryId: 7 });
 * @throws TypeError when the base URL has a query or a fragment
 */
export function connect(options: ApiOptions): ApiConnection {
  const { showFictitiousSales = true } = options;
  return {
    ...createTransport(options),
    context: () => ({
      imageBaseUrl: options.imageBaseUrl ?? options.baseUrl,
      showFictitiousSales:
        typeof showFictitiousSales === 'function' ? showFictitiousSales() : showFictitiousSales,
    }),
  };
}
