import { getMessages } from '../messages/index.ts';
import type { Shop } from '../http/shop.server.ts';

/** Pages with a description written by us; products have their own texts. */
type Description = keyof typeof import('../messages/en/descriptions.json');

/** The description that search engines show below a page's title (`seo.ts`), in the visitor's language. */
export async function describe(
  shop: Shop,
  key: Description,
  values: Readonly<Record<string, string | number>> = {},
): Promise<string> {
  const t = await getMessages(shop.locale.code, 'descriptions');
  return (t as (key: string, values: object) => string)(key, values);
}
