import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

describe('search', () => {
  it('says why a product is suggested when its shown name does not', async () => {
    const { shop } = world;
    const [card] = (await shop.get('listBestSellers', {})) ?? [];
    const word = card?.storeName.split(' ').at(-1) ?? '';
    const inEnglish = await shop.get('suggest', { query: { keyword: word } });
    expect(inEnglish.products?.every(({ matchedText }) => matchedText === null)).toBe(true);
    const inFrench = await shop.get('suggest', {
      query: { keyword: word },
      headers: { 'Accept-Language': 'fr' },
    });
    const other = inFrench.products?.find(
      ({ storeName }) => !storeName.toLowerCase().includes(word.toLowerCase()),
    );
    expect(other?.matchedText?.toLowerCase()).toContain(word.toLowerCase());
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
