/**
 * Values of `Cache-Control`. Browsers may cache the first two for Back, and revalidate them for all other requests:
 * signing in and the cart change every page. The server caches the first for all visitors
 * (`speed/server/public-pages.ts`).
 */
export const caching = {
  everybody: 'public, no-cache',
  oneVisitor: 'private, no-cache',
  nobody: 'private, no-store',
} as const;
