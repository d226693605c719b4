import type { MiddlewareHandler } from 'hono';
import { config } from '../app/platform/config.server.ts';
import { splitLocalePath } from '@marketfront/i18n';

/** Largest body of a form: review pictures travel in their own requests. */
const maxBody = 12 * 1024 * 1024;

/** Refuses what no page of the shop sends: other methods, posts from other sites, oversized bodies. */
export function guards(): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if (method !== 'POST') return c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' });
    const site = c.req.header('Sec-Fetch-Site');
    if (site && site !== 'same-origin' && site !== 'none')
      return c.text('Cross-site posts are refused.', 403);
    const origin = c.req.header('Origin');
    if (origin !== undefined && !sameHost(origin, c.req.header('Host'))) {
      return c.text('Cross-site posts are refused.', 403);
    }
    if (Number(c.req.header('Content-Length') ?? 0) > maxBody)
      return c.text('The request is too large.', 413);
    return next();
  };
}

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Pages whose scripts and frames a payment provider serves. */
const paymentPages = new Set(['/order/stripe_payment']);

/** Headers of every page (CSP level 3 with a nonce per answer, no inline scripts or styles, nobody may frame us). */
export function securityHeaders(headers: Headers, { nonce, path }: { nonce: string; path: string }): void {
  const payment = paymentPages.has(splitLocalePath(path).path) ? ` ${config.paymentOrigins.join(' ')}` : '';
  const images = [...new Set(config.imageOrigins)].join(' ');
  headers.set(
    'Content-Security-Policy',
    [
      `default-src 'self'`,
      `script-src 'self' 'nonce-${nonce}'${payment}`,
      `style-src 'self'`,
      `img-src 'self' data: blob: ${images}`,
      `font-src 'self'`,
      `connect-src 'self'${payment}`,
      `frame-src ${payment || "'none'"}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self' ${config.redirectOrigins.join(' ')}`,
      `frame-ancestors 'none'`,
    ].join('; '),
  );
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (config.secureCookies) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
