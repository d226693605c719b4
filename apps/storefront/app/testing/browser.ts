import { parseSetCookie } from 'cookie-es';
import { type ActionFunctionArgs, type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { type CookieName, type Flash, readCookies } from '../session/index.server.ts';
import { shopMiddleware } from '../http/index.server.ts';
import { testAddress } from './address.ts';
import { matchPath } from './route-table.ts';
import { apiOf, latestCode, newEmail, password } from './sandbox.ts';

const origin = 'https://shop.test';

/** A loader or action as a route exports it. */
type Handler = (args: never) => unknown;

/** The response of a loader or action, after the root middleware. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Path and query of a redirect; the whole URL if it leads out of the shop. */
  readonly location: string | null;
  /** Data of the loader or action; `undefined` for a redirect. */
  readonly data: unknown;
}

const isResponse = (value: unknown): value is Response => value instanceof Response;

interface DataWithInit {
  readonly type: 'DataWithResponseInit';
  readonly data: unknown;
  readonly init: ResponseInit | null;
}
const isDataWithInit = (value: unknown): value is DataWithInit =>
  typeof value === 'object' && value !== null && (value as DataWithInit).type === 'DataWithResponseInit';

const shopPath = (location: string) => {
  const url = new URL(location, origin);
  return url.origin === origin ? url.pathname + url.search : location;
};

/**
 * A browser of the shop for tests: keeps cookies between requests and runs each request through the root middleware,
 * like the router. Errors that are neither responses nor route errors reach the test.
 */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();

  /** The Cookie header of the next request. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The value of a cookie as the shop reads it. */
  async cookie(name: CookieName): Promise<string | undefined> {
    return (await readCookies(this.cookieHeader)).get(name);
  }

  async setCookie(name: CookieName, value: string | undefined): Promise<void> {
    const cookies = await readCookies(this.cookieHeader);
    cookies.set(name, value);
    this.#store(await cookies.serialize());
  }

  /** The message that the next page shows. */
  async flash(): Promise<Flash | null> {
    return JSON.parse((await this.cookie('flash')) ?? 'null') as Flash | null;
  }

  /** Requests a page: runs its loader. `beside`: script requests it without leaving the page (`fetchJson`). */
  load(loader: Handler, path: string, { beside = false }: { beside?: boolean } = {}): Promise<Answer> {
    const headers = { ...this.#headers(), ...(beside && { Accept: 'application/json' }) };
    return this.#send(loader, new Request(new URL(path, origin), { headers }));
  }

  /** Sends a form: runs its action. `script`: as router data, requested by script. */
  submit(
    action: Handler,
    path: string,
    fields: Readonly<Record<string, string | number | readonly (string | number)[]>> = {},
    { script = false }: { script?: boolean } = {},
  ): Promise<Answer> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, String(one));
    const url = new URL(path, origin);
    const requestUrl = new URL(url);
    if (script) requestUrl.pathname += '.data';
    return this.#send(
      action,
      new Request(requestUrl, { method: 'POST', headers: this.#headers(), body }),
      url,
    );
  }

  /** Sends a body unchanged: runs the action. */
  post(action: Handler, path: string, contentType: string, body: string): Promise<Answer> {
    const headers = { ...this.#headers(), 'Content-Type': contentType };
    return this.#send(action, new Request(new URL(path, origin), { method: 'POST', headers, body }));
  }

  #headers(): Record<string, string> {
    return this.#cookies.size > 0 ? { Cookie: this.cookieHeader } : {};
  }

  async #send(handler: Handler, request: Request, url = new URL(request.url)): Promise<Answer> {
    const args = {
      request,
      url,
      params: matchPath(url.pathname).params,
      context: new RouterContextProvider(),
      pattern: url.pathname,
    } as unknown as ActionFunctionArgs & Parameters<MiddlewareFunction<Response>>[0];
    let data: unknown;
    const toResponse = (value: unknown): Response => {
      if (isResponse(value)) return value;
      if (!isDataWithInit(value)) {
        data = value;
        return new Response();
      }
      data = value.data;
      return new Response(null, value.init ?? {});
    };
    const thrownResponse = (error: unknown): Response => {
      if (isResponse(error) || isDataWithInit(error)) return toResponse(error);
      throw error;
    };
    const run = async () => {
      try {
        return toResponse(await handler(args as never));
      } catch (error) {
        return thrownResponse(error);
      }
    };
    let response: Response;
    try {
      response = (await shopMiddleware(args, run)) ?? new Response();
    } catch (error) {
      response = thrownResponse(error);
    }
    this.#store(response.headers.getSetCookie());
    const location = response.headers.get('Location');
    return {
      status: response.status,
      headers: response.headers,
      location: location && shopPath(location),
      data,
    };
  }

  #store(setCookies: readonly string[]): void {
    for (const text of setCookies) {
      const cookie = parseSetCookie(text, { decode: (value) => value });
      if (!cookie) continue;
      if (cookie.maxAge === 0) this.#cookies.delete(cookie.name);
      else this.#cookies.set(cookie.name, cookie.value);
    }
  }
}

/** A browser with the session of a new account. */
export async function newShopper() {
  const email = newEmail();
  const { auth } = apiOf();
  await auth.sendEmailCode(email);
  const { token, identity } = await auth.registerEmail({ email, password, code: await latestCode(email) });
  const browser = new TestBrowser();
  await browser.setCookie('token', token);
  return { browser, email, token, identity, api: apiOf(token) };
}
export type Shopper = Awaited<ReturnType<typeof newShopper>>;

/** Adds an address to the shopper's book. */
export const addAddress = ({ api }: Pick<Shopper, 'api'>, changes: { country?: string } = {}) =>
  api.addresses.add({ ...testAddress, ...changes });
