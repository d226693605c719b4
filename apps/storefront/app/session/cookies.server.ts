import { parseCookie, serializeCookie } from 'cookie-es';
import { createCookie } from 'react-router';
import { config } from '../services/config.server.ts';
import { type ReadableCookie, readableCookies } from './readable-cookies.ts';

const day = 86_400;
const attributes = { path: '/', sameSite: 'lax', secure: config.secureCookies } as const;

/** `__Host-` binds a cookie to this exact host; browsers accept the prefix over HTTPS only. */
const hostOnly = (name: string) => (config.secureCookies ? `__Host-${name}` : name);

const serverCookie = (name: string, maxAge: number) =>
  Object.assign(createCookie(name, { ...attributes, httpOnly: true, maxAge }), { maxAge });

/** Cookies that only the server reads and writes. The token is the secret one. */
const serverCookies = {
  token: serverCookie(hostOnly('mf-token'), 30 * day),
  /** Lines of a visitor's cart until sign-in. */
  cart: serverCookie(hostOnly('mf-cart'), 30 * day),
  /** The items saved for later in this browser. */
  later: serverCookie(hostOnly('mf-later'), 180 * day),
  /** The page that signing in interrupted (spec §4). */
  fromPath: serverCookie('fromPath', 1800),
  /** The action that a visitor wanted before signing in, such as `follow:3` (`http/pending-action.server.ts`). */
  pendingAction: serverCookie('wanted', 1800),
  /** The key of the values typed into a form before its session had ended (`unsent-form.server.ts`). */
  unsent: serverCookie(hostOnly('mf-unsent'), 1800),
  /** The human check that this browser was given (`human-check.server.ts`). */
  humanCheck: serverCookie('human-check', 600),
  /** The language in which the shopper left for a provider, whose return address has none. */
  providerLanguage: serverCookie('provider-language', 3600),
  /** The state with which a social sign-in was started: `token.secret`, to match the provider's response. */
  social: serverCookie(hostOnly('mf-social'), 600),
  /** One message to show on the next page, for forms that work without script. */
  flash: serverCookie(hostOnly('mf-flash'), 60),
  /** An event for the next page to report, only with consent (`events/told-event.server.ts`). */
  told: serverCookie(hostOnly('mf-told'), 60),
} as const;
type ServerCookie = keyof typeof serverCookies;
const serverCookieNames = Object.keys(serverCookies) as ServerCookie[];

/** Their names in the Cookie header. A CDN must not answer requests with one of them from its cache (docs/deploy.md). */
export const personalCookies: readonly string[] = serverCookieNames.map((name) => serverCookies[name].name);

const serverCookiesIn = (header: string | null): ServerCookie[] => {
  const cookies = parseCookie(header ?? '');
  return serverCookieNames.filter((name) => Object.hasOwn(cookies, serverCookies[name].name));
};

/** Cookies of a visitor without an account who has items in the cart. */
const visitorCookies: ReadonlySet<ServerCookie> = new Set(['cart', 'later']);

/**
 * The text of the cart cookie (`features/cart/visitor-cart.ts`) of a visitor who has no personal data other than that
 * and the `readableCookies`: `""` if there is no cart. `undefined` for anybody else.
 */
export async function visitorCartIn(header: string | null): Promise<string | undefined> {
  const brought = serverCookiesIn(header);
  if (brought.length === 0) return '';
  if (!brought.every((name) => visitorCookies.has(name))) return undefined;
  const value: unknown = await serverCookies.cart.parse(header);
  return typeof value === 'string' ? value : '';
}

/** The values of the cookies that script may read too. */
export function readableCookiesOf(header: string | null): Partial<Record<ReadableCookie, string>> {
  const plain = parseCookie(header ?? '');
  const values: Partial<Record<ReadableCookie, string>> = {};
  for (const [name, { name: key }] of Object.entries(readableCookies)) {
    const value = plain[key];
    if (value) values[name as ReadableCookie] = value;
  }
  return values;
}

export type CookieName = ServerCookie | ReadableCookie;

/** All cookies that the shop sets: the name in the browser, and the seconds for which it is kept. */
export const allCookies: Readonly<Record<CookieName, { readonly name: string; readonly maxAge: number }>> = {
  ...serverCookies,
  ...readableCookies,
};

/** The cookies of one request, and those that its response sets. */
export interface RequestCookies {
  /** The value as of the end of this request; `undefined` if there is none or it cannot be read. */
  get(name: CookieName): string | undefined;
  /** Sets a cookie, or removes it with `undefined`. */
  set(name: CookieName, value: string | undefined): void;
  readonly changed: boolean;
  /** Whether the request had no cookie that only the server reads. */
  readonly anonymous: boolean;
  /** `Set-Cookie` values. */
  serialize(): Promise<string[]>;
}

const isServerCookie = (name: CookieName): name is ServerCookie => Object.hasOwn(serverCookies, name);

/**
 * The token is sent in a header of the API, which accepts visible ASCII; other values have no control characters
 * either.
 */
const isUsable = (name: ServerCookie, value: string): boolean =>
  name === 'token' ? /^[\x21-\x7e]+$/.test(value) : value !== '' && !/\p{Cc}/u.test(value);

/**
 * Reads the Cookie header. Values that are not ours count as absent: another application on this host may write
 * anything.
 */
export async function readCookies(header: string | null): Promise<RequestCookies> {
  const incoming = new Map<CookieName, string>(
    Object.entries(readableCookiesOf(header)) as [ReadableCookie, string][],
  );
  const brought = serverCookiesIn(header);
  await Promise.all(
    brought.map(async (name) => {
      const value: unknown = await serverCookies[name].parse(header);
      if (typeof value === 'string' && isUsable(name, value)) incoming.set(name, value);
    }),
  );
  const changes = new Map<CookieName, string | undefined>();
  const get = (name: CookieName) => (changes.has(name) ? changes.get(name) : incoming.get(name));
  return {
    anonymous: brought.length === 0,
    get,
    set(name, value) {
      if (get(name) !== (value || undefined)) changes.set(name, value || undefined);
    },
    get changed() {
      return changes.size > 0;
    },
    serialize: () => Promise.all([...changes].map(([name, value]) => serialize(name, value))),
  };
}

async function serialize(name: CookieName, value: string | undefined): Promise<string> {
  if (isServerCookie(name))
    return serverCookies[name].serialize(value ?? '', value === undefined ? { maxAge: 0 } : {});
  const { name: key, maxAge } = readableCookies[name];
  return serializeCookie(key, value ?? '', { ...attributes, maxAge: value === undefined ? 0 : maxAge });
}
