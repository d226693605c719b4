import { paths } from '../../navigation/index.ts';
import type { Shop } from '../../http/index.server.ts';
import { textAnswer } from './text-answer.server.ts';

/** Pages of one shopper, searches and forms: nothing to be found there. The same in every language. */
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

/** Which pages crawlers may read, and where the list of them is (RFC 9309, https://www.sitemaps.org/protocol.html). */
export async function robots(shop: Shop): Promise<Response> {
  const rules = privatePaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]);
  return textAnswer(
    ['User-agent: *', ...rules, '', `Sitemap: ${shop.origin}${paths.sitemap()}`, ''].join('\n'),
    'text/plain',
  );
}
