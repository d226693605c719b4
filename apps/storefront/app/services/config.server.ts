import { limits } from '@marketfront/api-client';
import { readThirdParties } from './third-parties.server.ts';

/** Everything the storefront reads from its environment, read once. */
function origin(name: string, fallback: string): string {
  const value = process.env[name] || fallback;
  try {
    return new URL(value).origin;
  } catch {
    throw new Error(
      `${name} is "${value}", which is not a URL. Set it to an origin such as https://api.example.com.`,
    );
  }
}

function list(name: string): string[] {
  return (process.env[name] ?? '').split(/[\s,]+/).filter(Boolean);
}

const collectsVitals = process.env.COLLECT_VITALS === '1';

const apiOrigin = origin('API_ORIGIN', 'http://localhost:4000');
const apiPublicOrigin = origin('API_PUBLIC_ORIGIN', apiOrigin);

export const config = {
  /** Where this server reaches the API. */
  apiOrigin,
  /** Where browsers reach it, for pictures and for payment stand-ins. */
  apiPublicOrigin,
  /** Deadline of one call of the API, in milliseconds. */
  apiTimeoutMs: Number(process.env.API_TIMEOUT_MS) || limits.requestTimeoutMs,
  /** How long a page waits for its calls all together, in milliseconds. */
  pageDeadlineMs: Number(process.env.PAGE_DEADLINE_MS) || 2750,
  /** How long a page waits for a block that may fail alone, in milliseconds. */
  blockTimeoutMs: Number(process.env.BLOCK_TIMEOUT_MS) || 1500,
  /** How long a page waits for its header and footer, in milliseconds: too short to be noticed. */
  frameTimeoutMs: (Number(process.env.BLOCK_TIMEOUT_MS) || 1500) / 3,
  /** Hosts that pictures and videos may come from; the API's own by default. */
  imageOrigins: [apiPublicOrigin, ...list('IMAGE_ORIGINS')],
  /** Where shoppers reach this shop. Without it the request tells, and X-Forwarded-* of trusted proxies. */
  shopOrigin: process.env.SHOP_ORIGIN ? origin('SHOP_ORIGIN', '') : undefined,
  /** Proxies whose X-Forwarded-* headers count: addresses, networks (CIDR), or `loopback`. */
  trustedProxies: list('TRUSTED_PROXIES'),
  /** Requests in work at once; more are answered 503. */
  maxInFlight: Number(process.env.MAX_IN_FLIGHT) || 128,
  /** Memory of each process for finished pages, in bytes. */
  pageCacheBytes: (Number(process.env.PAGE_CACHE_MB) || 64) * 2 ** 20,
  /** The CDN in front skips its cache when our cookies are there, so that it may keep pages without them. */
  cdnBypassesCookies: process.env.CDN_BYPASSES_COOKIES === '1',
  /** Valkey or Redis, where several processes of the shop share pages and count rate limits together. */
  cacheUrl: process.env.CACHE_URL || undefined,
  /** Hosts of payment scripts and frames. */
  paymentOrigins: [
    apiPublicOrigin,
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://api.stripe.com',
  ],
  /** Hosts that answer a submitted order with their own page; browsers apply form-action to redirects too. */
  redirectOrigins: [apiPublicOrigin, 'https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  /** Where to report weaknesses, as `mailto:`, `https:` or `tel:` addresses (RFC 9116). */
  securityContacts: list('SECURITY_CONTACT'),
  /** Signs what a back end says has changed (`server/purge.ts`). */
  purgeSecret: process.env.PURGE_SECRET || undefined,
  /** Plain-http deployments on a LAN only: browsers drop Secure cookies there. */
  secureCookies: process.env.INSECURE_COOKIES !== '1',
  /** IANA zone for dates until the browser has told its own. */
  timeZone: process.env.SHOP_TIME_ZONE || 'UTC',
  /** The merchants' own site, linked from the header; no link without it. */
  merchantSite: process.env.MERCHANT_SITE || null,
  /** When the back end does not give one with its payment methods. */
  stripePublishableKey: process.env.STRIPE_PUBLISHABLE_KEY ?? '',
  /** Browsers of those who consent send how fast pages are (`vitals.server.ts`). */
  collectsVitals,
  /** Browsers send their errors, and violations of the content security policy (`server/reports.ts`). */
  collectsErrors: process.env.COLLECT_ERRORS === '1',
  /** Who is told what shoppers do, and the consent that this needs; off by default. */
  ...readThirdParties(process.env, collectsVitals),
  pseudoLocale: process.env.PSEUDO_LOCALE === '1',
} as const;
