import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { merchants, products } from '../../db/schema.ts';
import { listCategories } from '../catalog/categories.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import { firstProducts, storeRating } from '../catalog/product-list.ts';

/** The suggestions of the search box while the shopper types. */
export async function suggest(
  scope: { db: Db; config: Config; language: Language },
  keyword: string,
): Promise<Schemas['Suggestions']> {
  const { db, config, language } = scope;
  const wanted = keyword.toLowerCase();
  if (!wanted) return { products: [], categories: [], stores: [] };
  const [cards, categories, stores] = await Promise.all([
    firstProducts(scope, { keyword }, 'sales-desc', 4),
    listCategories(db),
    db
      .select()
      .from(merchants)
      .where(
        and(eq(merchants.isOpen, true), ilike(merchants.name, `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`)),
      )
      .orderBy(desc(merchants.followers))
      .limit(2),
  ]);
  const reasons = await matchedTexts(db, cards, wanted);
  return {
    products: cards.map((card) => ({ ...card, matchedText: reasons.get(card.id) ?? null })),
    categories: categories
      .filter((row) => Object.values(row.name).some((name) => hasWords(name, wanted)))
      .slice(0, 4)
      .map((row) => ({
        id: row.id,
        name: inLanguage(row.name, language),
        icon: toPictureUrl(config, row.icon),
      })),
    stores: stores.map((row) => ({
      id: row.id,
      name: row.name,
      avatar: toPictureUrl(config, row.avatar),
      isSelf: row.isSelf,
      starLevel: storeRating(row),
    })),
  };
}

/**
 * In languages with spaces, a match starts at the beginning of a word, as in product lists: "tea" is not in "couteaux".
 */
function hasWords(text: string, wanted: string): boolean {
  const start = /^[\p{Script=Latin}\d]/u.test(wanted) ? '(?<![\\p{L}\\p{N}])' : '';
  return new RegExp(start + RegExp.escape(wanted), 'u').test(text.toLowerCase());
}

/**
 * For products whose displayed name does not contain the typed text: the name in another language, or the keyword, that
 * does.
 */
async function matchedTexts(
  db: Db,
  cards: readonly Schemas['ProductCard'][],
  wanted: string,
): Promise<Map<number, string>> {
  const ids = cards.filter(({ storeName }) => !hasWords(storeName, wanted)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name, keyword: products.keyword })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(
    rows.flatMap(({ id, name, keyword }) => {
      const match = [...Object.values(name), ...keyword.split(',')].find((text) => hasWords(text, wanted));
      return match === undefined ? [] : [[id, match.trim()]];
    }),
  );
}
