import { getMessages } from '../messages/index.ts';
import type { Shop } from '../http/shop.server.ts';

/** Pages that are described by a sentence of ours; products have their own words. */
type Description = keyof typeof import('../messages/en/descriptions.json');

/** What search engines show below the title of a page (`seo.ts`), in the language of the visitor. */
export async function describe(
  shop: Shop,
  key: Description,
  values: Readonly<Record<string, string | number>> = {},
): Promise<string> {
  const t = await getMessages(shop.locale.code, 'descriptions');
  return (t as (key: string, values: object) => string)(key, values);
}
