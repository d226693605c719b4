import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './wire.ts';

/** The typed openapi-fetch client of the contract: any operation by its path, with middleware. */
export type HttpClient = Client<paths>;

/** Options of the requests. */
export interface HttpOptions {
  /** Origin of the API, e.g. "https://api.example.com"; a path may follow, a query may not. */
  baseUrl: string;
  /** Returns the shopper's raw token; called before each call. Without a token no header is sent. */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /** Replaces the global `fetch`: for tests, proxies, keep-alive agents. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** `Accept-Language` as a BCP 47 tag; a function is called before each call. */
  language?: string | (() => string | undefined) | undefined;
  /** Headers of every call, e.g. the shopper's IP address for rate limits. They replace the default ones. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Serialises the query of an address, without "?". By default absent, null and empty values are left out. */
  querySerializer?: ((query: Record<string, unknown>) => string) | undefined;
}

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

const presentOnly = (query: Record<string, unknown>) =>
  Object.entries(query)
    .filter(([, value]) => isPresent(value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');

/** Adds the headers of specification §7 that a request does not have yet. */
const shopperHeaders = ({ getToken, language }: HttpOptions): Middleware => ({
  async onRequest({ request }) {
    const { headers, signal } = request;
    const give = (name: string, value: string | null | undefined) => {
      if (value && !headers.has(name)) headers.set(name, value);
    };
    give('accept', 'application/json');
    give('form-type', 'pc');
    give('accept-language', typeof language === 'function' ? language() : language);
    give('authori-zation', await getToken?.());
    // The deadline passed in the meantime: nothing is sent.
    signal.throwIfAborted();
  },
});

/**
 * The settings of each call for a client of the consumer: its own middleware and settings stay.
 *
 * @throws TypeError when the base URL has a query or a fragment: paths are added at its end
 */
export function settingsOf(options: HttpOptions) {
  const { baseUrl, headers = {}, querySerializer = presentOnly, fetch } = options;
  if (/[?#]/.test(baseUrl))
    throw new TypeError(`api-client: the base URL "${baseUrl}" must have no query and no fragment.`);
  return {
    baseUrl,
    headers,
    querySerializer,
    middleware: [shopperHeaders(options)],
    ...(fetch && { fetch }),
  };
}

/** Creates a client with these options. */
export function createHttpClient(options: HttpOptions): HttpClient {
  const { middleware, ...settings } = settingsOf(options);
  const client = createClient<paths>({
    // Looked up at each call: tools that mock requests replace the global one.
    fetch: (request) => fetch(request),
    ...settings,
  });
  client.use(...middleware);
  return client;
}
