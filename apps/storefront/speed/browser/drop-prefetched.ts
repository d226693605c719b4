import type { MiddlewareFunction } from 'react-router';
import { setCookie } from '../../app/session/readable-cookies.ts';

/**
 * Drops prefetched data (`shell/prefetch-pages.tsx`), because a form may change it. Browsers use a response
 * with `Vary: Cookie` only while their cookies are the same (RFC 9111, 4.1).
 */
export const dropPrefetched = (): void => setCookie('ahead', crypto.randomUUID().slice(0, 8));

/** Drops it when the router sends a form, and when its response arrives or is lost. */
export const dropPrefetchedAfterForms: MiddlewareFunction = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  dropPrefetched();
  try {
    return await next();
  } finally {
    dropPrefetched();
  }
};
