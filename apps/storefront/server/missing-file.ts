import type { MiddlewareHandler } from 'hono';

/** Files that pages, robots and attackers ask for. No page has such an address. */
const extensions =
  /\.(?:avif|bak|bmp|cgi|css|csv|env|gif|gz|ico|ini|jpe?g|js|jsp|log|map|md|mjs|mp4|php|png|sql|svg|ttf|wasm|webm|webp|woff2?|ya?ml|zip|aspx?)$/i;

/** A file that does not exist gets a line of text: nobody looks at a page with header and footer in its place. */
export const refuseMissingFiles: MiddlewareHandler = async (c, next) => {
  if (!extensions.test(c.req.path)) return next();
  return c.text('Not found', 404, { 'Cache-Control': 'public, max-age=60' });
};
