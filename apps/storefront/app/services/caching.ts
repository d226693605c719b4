/**
 * Values of `Cache-Control`. Browsers may keep the first two for Back, and ask again each time else: signing in and the
 * cart change every page. The server keeps the first for all visitors (`speed/server/public-pages.ts`).
 */
export const caching = {
  everybody: 'public, no-cache',
  oneVisitor: 'private, no-cache',
  nobody: 'private, no-store',
} as const;
