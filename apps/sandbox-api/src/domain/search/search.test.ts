import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

describe('search', () => {
  it('says why a product is suggested when its shown name does not', async () => {
    const { shop } = world;
    await makeProduct(shop.db, { values: { name: { en: 'Zellige Coaster', fr: 'Dessous de verre' } } });
    const suggested = async (language: string) => {
      const { products } = await shop.get('suggest', {
        query: { keyword: 'Zellige' },
        headers: { 'Accept-Language': language },
      });
      return products?.map(({ storeName, matchedText }) => [storeName, matchedText]);
    };
    expect(await suggested('en')).toEqual([['Zellige Coaster', null]]);
    expect(await suggested('fr')).toEqual([['Dessous de verre', 'Zellige Coaster']]);
  });

  it('names the one keyword for which a product is suggested', async () => {
    const { shop } = world;
    await makeProduct(shop.db, {
      values: { name: { en: 'Stoppered Bottle' }, keyword: 'Bouteille, Oxbowware & jars, 酒壶' },
    });
    const { products } = await shop.get('suggest', { query: { keyword: 'oxbow' } });
    expect(products?.map(({ matchedText }) => matchedText)).toEqual(['Oxbowware & jars']);
  });

  it('suggests categories with a word that begins so, in any language', async () => {
    const suggested = async (keyword: string) => {
      const { categories } = await world.shop.get('suggest', { query: { keyword } });
      return categories?.map(({ name }) => name);
    };
    expect(await suggested('couteaux')).toContain('Knives');
    expect(await suggested('tea')).toContain('Tea & coffee');
    expect(await suggested('tea')).not.toContain('Knives');
  });

  it('corrects words that the catalogue does not have, and no others', async () => {
    const { shop } = world;
    await makeProduct(shop.db, { values: { name: { en: 'Silk Kimono' } } });
    await makeProduct(shop.db, { values: { name: { en: 'Silk Scarf' } } });
    await shop.db.execute(sql`select refresh_product_facets()`);
    const correct = (keyword: string) => shop.get('correctSearch', { query: { keyword } });
    expect(await correct('kimno')).toBe('kimono');
    expect(await correct('silk scraf')).toBe('silk scarf');
    expect(await correct('kimono')).toBeNull();
    expect(await correct('xqzvw')).toBeNull();
    expect(await correct('')).toBeNull();
    // Words that resemble none are left out, and a search that finds nothing is not offered.
    expect(await correct('scraf xqzvw')).toBe('scarf');
    expect(await correct('scarf xqzvw')).toBe('scarf');
    expect(await correct('kimno scraf')).toBeNull();
  });
});
