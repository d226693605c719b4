import type { MiddlewareHandler } from 'hono';

/** Extensions of files that pages, robots and attackers request. No page has such an address. */
const extensions =
  /\.(?:avif|bak|bmp|cgi|css|csv|env|gif|gz|ico|ini|jpe?g|js|jsp|log|map|md|mjs|mp4|php|png|sql|svg|ttf|wasm|webm|webp|woff2?|ya?ml|zip|aspx?)$/i;

/** For a missing file, the response is a line of text: nobody would see a page with header and footer in its place. */
export const refuseMissingFiles: MiddlewareHandler = async (c, next) => {
  if (!extensions.test(c.req.path)) return next();
  return c.text('Not found', 404, { 'Cache-Control': 'public, max-age=60' });
};
