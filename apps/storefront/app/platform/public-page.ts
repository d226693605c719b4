/**
 * `Cache-Control` of a page that looks the same for everybody: browsers ask again each time, because signing in changes
 * it. The server keeps such pages for all visitors (`speed/server/page-cache.ts`).
 */
export const publicPage = 'private, no-cache';
