import { limits } from '@marketfront/api-client';
import { readThirdParties } from './third-parties.server.ts';

/** The storefront's whole configuration from the environment, read once. */
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
  /** The origin at which this server reaches the API. */
  apiOrigin,
  /** The origin at which browsers reach it, for pictures and for payment stand-ins. */
  apiPublicOrigin,
  /** The deadline of one API call, in milliseconds. */
  apiTimeoutMs: Number(process.env.API_TIMEOUT_MS) || limits.requestTimeoutMs,
  /** The time that a page waits for all of its calls together, in milliseconds. */
  pageDeadlineMs: Number(process.env.PAGE_DEADLINE_MS) || 2750,
  /** The time that a page waits for a block that may fail separately, in milliseconds. */
  blockTimeoutMs: Number(process.env.BLOCK_TIMEOUT_MS) || 1500,
  /** The time that a page waits for its header and footer, in milliseconds: too short to be noticed. */
  frameTimeoutMs: (Number(process.env.BLOCK_TIMEOUT_MS) || 1500) / 3,
  /** Hosts from which pictures and videos may come; the API's own by default. */
  imageOrigins: [apiPublicOrigin, ...list('IMAGE_ORIGINS')],
  /** The origin at which shoppers reach this shop. By default the request's, and X-Forwarded-* of trusted proxies. */
  shopOrigin: process.env.SHOP_ORIGIN ? origin('SHOP_ORIGIN', '') : undefined,
  /** Proxies whose X-Forwarded-* headers count: addresses, networks (CIDR), or `loopback`. */
  trustedProxies: list('TRUSTED_PROXIES'),
  /** The most concurrent requests; further ones get 503. */
  maxInFlight: Number(process.env.MAX_IN_FLIGHT) || 128,
  /** Memory of each process for rendered pages, in bytes. */
  pageCacheBytes: (Number(process.env.PAGE_CACHE_MB) || 64) * 2 ** 20,
  /** Whether the CDN bypasses its cache for requests with our cookies, so that it may cache pages without them. */
  cdnBypassesCookies: process.env.CDN_BYPASSES_COOKIES === '1',
  /** Valkey or Redis, for several processes of the shop that share pages and count rate limits together. */
  cacheUrl: process.env.CACHE_URL || undefined,
  /** Hosts of payment scripts and frames. */
  paymentOrigins: [
    apiPublicOrigin,
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://api.stripe.com',
  ],
  /** Hosts that respond to a submitted order with their own page; browsers apply form-action to redirects too. */
  redirectOrigins: [apiPublicOrigin, 'https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  /** Contacts for reporting vulnerabilities, as `mailto:`, `https:` or `tel:` addresses (RFC 9116). */
  securityContacts: list('SECURITY_CONTACT'),
  /** Signs the back end's notices of changes (`server/purge.ts`). */
  purgeSecret: process.env.PURGE_SECRET || undefined,
  /** Only for plain-http deployments on a LAN: browsers drop Secure cookies there. */
  secureCookies: process.env.INSECURE_COOKIES !== '1',
  /** IANA zone for dates until the browser has sent its own. */
  timeZone: process.env.SHOP_TIME_ZONE || 'UTC',
  /** The merchants' own site, linked from the header; no link without it. */
  merchantSite: process.env.MERCHANT_SITE || null,
  /** Used if the back end does not provide one with its payment methods. */
  stripePublishableKey: process.env.STRIPE_PUBLISHABLE_KEY ?? '',
  /** Browsers of visitors who consent send the speed of pages (`vitals.server.ts`). */
  collectsVitals,
  /** Browsers send their errors, and violations of the content security policy (`server/reports.ts`). */
  collectsErrors: process.env.COLLECT_ERRORS === '1',
  /** The adapters for shoppers' events, and the consent that they need; off by default. */
  ...readThirdParties(process.env, collectsVitals),
  pseudoLocale: process.env.PSEUDO_LOCALE === '1',
} as const;
