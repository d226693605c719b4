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
  });
});
