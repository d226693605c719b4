import { paths } from '../../navigation/index.ts';
import type { Shop } from '../../http/index.server.ts';
import { textAnswer } from './text-answer.server.ts';

/** Personal pages, searches and forms, which have no content for crawlers. The same in every language. */
const privatePaths = [
  '/cart',
  '/order/',
  '/user_center/',
  '/users/',
  '/resources/',
  '/login/',
  '/login?',
  '/logout',
  '/forget',
];

/** The pages that crawlers may read, and the URL of the sitemap (RFC 9309, https://www.sitemaps.org/protocol.html). */
export async function robots(shop: Shop): Promise<Response> {
  const rules = privatePaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]);
  return textAnswer(
    ['User-agent: *', ...rules, '', `Sitemap: ${shop.origin}${paths.sitemap()}`, ''].join('\n'),
    'text/plain',
  );
}
