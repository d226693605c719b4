import { withLocalePrefix } from '@marketfront/i18n';
import { queries, type Shop } from '../../http/index.server.ts';
import { fallbackSite, paths } from '../../navigation/index.ts';
import { describe } from '../../seo/index.server.ts';
import { icons } from './icons.ts';
import { textAnswer } from './text-answer.server.ts';

/** The web app manifest, for installing the shop on a device (https://www.w3.org/TR/appmanifest/). */
export async function webManifest(shop: Shop): Promise<Response> {
  const { code, tag, dir } = shop.locale;
  const site = await queries.site(shop);
  const home = withLocalePrefix(code, paths.home());
  const name = site.name || fallbackSite.name;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: await describe(shop, 'descriptions.shop', { name }),
    lang: tag,
    dir,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    icons: icons.flatMap((icon) =>
      'purpose' in icon
        ? [
            {
              src: `/${icon.file}`,
              sizes: `${icon.size}x${icon.size}`,
              type: 'image/png',
              purpose: icon.purpose,
            },
          ]
        : [],
    ),
  };
  return textAnswer(JSON.stringify(manifest), 'application/manifest+json');
}
