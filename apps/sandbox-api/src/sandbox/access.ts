import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests for a foreign host name: a web site that points its own name at this machine (DNS rebinding) would
 * have the same origin as the mailbox, and could read it.
 */
export function assertOwnHost(config: Pick<Config, 'origin' | 'host'>): MiddlewareHandler {
  const own = new Set([...loopback, new URL(config.origin).hostname, config.host]);
  return async (context, next) => {
    if (!own.has(new URL(context.req.url).hostname)) {
      return context.text('Unknown host. Set SANDBOX_ORIGIN to the address of this server.', 403);
    }
    return next();
  };
}

/** The operator's pages cannot be framed or embedded by other sites. */
export const keepToOwnSite: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cross-Origin-Resource-Policy', 'same-origin');
  context.header('X-Frame-Options', 'DENY');
};

/**
 * Refuses forms of other sites, since ours contain no secret. Browsers state the origin of a form in two headers; older
 * ones send only `Origin`.
 */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  const site = context.req.header('sec-fetch-site') ?? 'none';
  const origin = context.req.header('origin');
  const { host } = new URL(context.req.url);
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  const isOwnSite = isOwnOrigin && (site === 'same-origin' || site === 'none');
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && !isOwnSite)
    return context.text('Forbidden', 403);
  return next();
};
