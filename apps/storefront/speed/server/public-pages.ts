import { currentRequest, record } from '@marketfront/operations';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { piecesIn, readVisitorCart } from '../../app/features/cart/visitor-cart.ts';
import { readableCookiesOf, visitorCartIn } from '../../app/session/cookies.server.ts';
import { caching } from '../../app/services/caching.ts';
import { consentText, mustAsk } from '../../app/session/consent.ts';
import { countryCode } from '../../app/session/country-code.ts';
import type { Tag } from '../../app/services/tags.ts';
import type { CachedFor } from '../../app/http/cached-for.ts';
import { readableCookies } from '../../app/session/readable-cookies.ts';
import { acceptedEncoding, compressed, type Encoding, smallest } from './compress.ts';
import { type Found, type KeptPage, type PageCache, pageAges } from './page-cache.ts';
import { inlineScriptSources, inlineStyleSources } from './inline-hashes.ts';

export interface PublicPagesOptions {
  readonly cache: PageCache;
  /** Whether the CDN bypasses its cache for requests with our cookies. */
  readonly cdnBypassesCookies: boolean;
  /** Identifies the subject of the consent; `null` if nothing needs it. */
  readonly consentVersion: string | null;
}

/** Renders the request of visitors about whom only the number of pieces in their cart is known. */
type Render = (request: Request, keptFor: CachedFor) => Response | Promise<Response>;

/** Limits the work (`overload.ts`). */
type Guard = (request: Request, work: () => Promise<Response>) => Promise<Response>;

const seconds = (milliseconds: number) => milliseconds / 1000;

/**
 * For browsers: revalidate each time, since signing in changes every page. For CDNs: as long as this process caches it.
 */
const cdnCaching = [
  'public',
  'max-age=0',
  `s-maxage=${seconds(pageAges.fresh)}`,
  `stale-while-revalidate=${seconds(pageAges.staleWhileRevalidate)}`,
  `stale-if-error=${seconds(pageAges.staleIfError)}`,
].join(', ');

/** Longer addresses are rendered, but not cached. */
const maxAddressLength = 2048;

/** The number of remembered addresses with pages for one visitor, which are then rendered once instead of twice. */
const maxOwnAddresses = 500;

/** No page for everybody could be rendered. */
const noPage = new Error('The answer is not a page for everybody.');

/** The inputs of a page that otherwise looks the same for everybody. */
interface Variant {
  readonly url: string;
  readonly theme: string;
  /** Id of the message that the visitor has closed. */
  readonly closedNotice: string;
  /** Country of deliveries. */
  readonly deliveryCountry: string;
  /** Whether the page asks for consent. */
  readonly asks: boolean;
  /** Pieces in the cart of a visitor without an account. */
  readonly cartPieces: number;
  readonly encoding: Encoding;
}

/** The variant that the request asks for, or `undefined` if its page may be personal. */
async function variantOf(
  request: Request,
  url: string,
  consentVersion: string | null,
): Promise<Variant | undefined> {
  if (request.method !== 'GET') return undefined;
  const cookies = request.headers.get('Cookie');
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'), smallest);
  const gpc = request.headers.get('Sec-GPC') === '1';
  const asks = (cookie?: string) => mustAsk({ version: consentVersion, cookie, gpc });
  if (!cookies)
    return { url, theme: '', closedNotice: '', deliveryCountry: '', asks: asks(), cartPieces: 0, encoding };
  const cart = await visitorCartIn(cookies);
  if (cart === undefined) return undefined;
  const { theme, locale, closedNotice = '', deliveryCountry, consent } = readableCookiesOf(cookies);
  // The bare home page redirects to the chosen language.
  if (locale && new URL(url).pathname === '/') return undefined;
  return {
    url,
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    closedNotice: /^\d{1,9}$/.test(closedNotice) ? closedNotice : '',
    deliveryCountry: countryCode(deliveryCountry) ?? '',
    asks: asks(consent),
    cartPieces: piecesIn(readVisitorCart(cart).lines),
    encoding,
  };
}

/** The variant as a separate request: a cached page is rendered only from this and the number of pieces in the cart. */
function requestOf(
  { url, theme, closedNotice, deliveryCountry, asks }: Variant,
  consentVersion: string | null,
): Request {
  // The decision only affects the settings page, which is never cached.
  const decided =
    !asks && consentVersion && consentText({ version: consentVersion, granted: [], at: 0, id: '' });
  const cookies = [
    decided && `${readableCookies.consent.name}=${decided}`,
    theme && `${readableCookies.theme.name}=${theme}`,
    closedNotice && `${readableCookies.closedNotice.name}=${closedNotice}`,
    deliveryCountry && `${readableCookies.deliveryCountry.name}=${deliveryCountry}`,
  ].filter(Boolean);
  return new Request(url, cookies.length > 0 ? { headers: { Cookie: cookies.join('; ') } } : {});
}

/** Replaces the nonces of the policy by the hashes of the page's scripts and styles. */
async function withHashes(response: Response): Promise<Response> {
  const policy = response.headers.get('Content-Security-Policy');
  if (!policy || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  const sources = { 'script-src': inlineScriptSources(html), 'style-src': inlineStyleSources(html) };
  headers.set(
    'Content-Security-Policy',
    policy.replaceAll(
      /(script-src|style-src)([^;]*)'nonce-[^']+'/g,
      (_, of: keyof typeof sources, others: string) => of + others + sources[of].join(' '),
    ),
  );
  return new Response(html, { status: response.status, headers });
}

const isPublic = (response: Response) =>
  response.status === 200 &&
  response.headers.get('Cache-Control') === caching.everybody &&
  !response.headers.has('Set-Cookie');

/** Headers that describe the connection: each response has its own. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** The tags for CDNs that purge by them: Cloudflare and Akamai read the first header, Fastly the second. */
const cdnTags = (tags: readonly Tag[]) => ({ 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') });

async function keptPage(response: Response, cacheControl: string, tags: readonly Tag[]): Promise<KeptPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.has(name)));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    createdAt: Date.now(),
    // Cache-Status: RFC 9211
    headers: {
      ...headers,
      'cache-control': cacheControl,
      etag,
      'cache-status': 'shop; hit',
      ...(cacheControl === cdnCaching && cdnTags(tags)),
    },
    etag,
    route: currentRequest()?.route,
    body,
    tags,
  };
}

function answer(request: Request, { headers, etag, body }: KeptPage, isNew: boolean): Response {
  if (request.headers.get('If-None-Match')?.split(/,\s*/).includes(etag)) {
    const { 'content-type': _, 'content-encoding': __, ...described } = headers;
    return new Response(null, { status: 304, headers: described });
  }
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, ...(isNew && { 'cache-status': 'shop; fwd=miss; stored' }) },
  });
}

function observe({ route }: KeptPage, from: Found['from']): void {
  record('marketfront.page_cache.reads', 1, { 'marketfront.cache.result': from });
  const scope = currentRequest();
  if (scope) Object.assign(scope, { route, pageCache: from });
}

/**
 * Serves requests whose page looks the same for everybody from the cache of finished pages. Each variant of the
 * switches (`flags`) has its own pages.
 * @returns undefined for a request whose page may be personal
 */
export function publicPages(
  { cache, cdnBypassesCookies, consentVersion }: PublicPagesOptions,
  guarded: Guard,
) {
  const ofOneVisitor = new LRUCache<string, true>({ max: maxOwnAddresses });
  return async (
    request: Request,
    url: string,
    flags: string,
    render: Render,
  ): Promise<Response | undefined> => {
    const { pathname } = new URL(url);
    if (ofOneVisitor.has(pathname) || url.length > maxAddressLength) return undefined;
    const variant = await variantOf(request, url, consentVersion);
    if (!variant) return undefined;
    const { theme, closedNotice, deliveryCountry, asks, cartPieces, encoding } = variant;
    const tags = new Set<Tag>();
    const renderVariant = () =>
      guarded(request, async () => {
        const keptFor = { cartPieces, needsVisitor: false, tags };
        const response = await render(requestOf(variant, consentVersion), keptFor);
        if (keptFor.needsVisitor) ofOneVisitor.set(pathname, true);
        return compressed(await withHashes(response), encoding, 5);
      });

    let own: Response | undefined;
    // A CDN forwards requests of visitors with a cart, and does not cache their pages.
    const cacheControl = cdnBypassesCookies && cartPieces === 0 ? cdnCaching : caching.oneVisitor;
    const key = `${theme} ${closedNotice} ${deliveryCountry} ${asks ? 'asks' : ''} ${flags} ${cartPieces} ${encoding} ${url}`;
    try {
      const { page, from } = await cache.read(key, async () => {
        const response = await renderVariant();
        if (isPublic(response)) return keptPage(response, cacheControl, [...tags]);
        own = response;
        // Includes pages without one of their blocks: an older page may be complete.
        if (response.status >= 500 || response.status === 200) throw noPage;
        return undefined;
      });
      if (page) {
        observe(page, from);
        return answer(request, page, from === 'rendered');
      }
    } catch (error) {
      if (error !== noPage) throw error;
    }
    if (ofOneVisitor.has(pathname)) return undefined;
    // Responses that are not for everybody may set cookies: each request gets its own.
    return own ?? renderVariant();
  };
}
