import { describe, expect, it } from 'vitest';
import { makeMerchant, makeProduct } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { clearMemo } from '../shared/memo.ts';
import { refreshCatalogue } from './vocabulary.ts';

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

  it('finds a compound in one word and in two', async () => {
    const { shop } = world;
    for (const en of ['Quillpot Blue', 'Quill Pot Red', 'Quill-pot Green', 'Quill Stand'])
      await makeProduct(shop.db, { values: { name: { en } } });
    const found = async (keyword: string) => {
      const { list } = await shop.get('listProducts', { query: { keyword } });
      return (list ?? []).map(({ storeName }) => storeName).toSorted();
    };
    const all = ['Quill Pot Red', 'Quill-pot Green', 'Quillpot Blue'];
    expect(await found('quillpot')).toEqual(all);
    expect(await found('quill pot')).toEqual(all);
    expect(await found('quill-pot')).toEqual(all);
    expect(await found('quill pot red')).toEqual(['Quill Pot Red']);
  });

  it('corrects words that the catalogue does not have, and no others', async () => {
    const { shop } = world;
    await makeProduct(shop.db, { values: { name: { en: 'Silk Kimono' } } });
    await makeProduct(shop.db, { values: { name: { en: 'Silk Scarf' } } });
    await refreshCatalogue(shop.db);
    const correct = (keyword: string) => shop.get('correctSearch', { query: { keyword } });
    expect(await correct('kimno')).toBe('kimono');
    expect(await correct('silk scraf')).toBe('silk scarf');
    expect(await correct('kimono')).toBeNull();
    expect(await correct('xqzvw')).toBeNull();
    expect(await correct('')).toBeNull();
    // Words without a similar word are dropped, and a correction without results is not offered.
    expect(await correct('scraf xqzvw')).toBe('scarf');
    expect(await correct('scarf xqzvw')).toBe('scarf');
    expect(await correct('kimno scraf')).toBeNull();
  });

  it.each([
    ['Chinese', '陶磁马克杯', '陶瓷马克杯'],
    ['Chinese, two words of one name apart', '陶磁马克杯 手工', '陶瓷马克杯 手工'],
    ['Chinese, of two characters, where one word is like it', '唆呐', '唢呐'],
    ['Chinese, of two characters, where two words are', '茶湖', null],
    ['Chinese, as much as a name holds', '瓷马克', null],
    ['Chinese like none', '魑魅魍魉', null],
    ['Thai', 'โคมไฟเซรามิค', 'โคมไฟเซรามิก'],
    ['Thai, a mark left out', 'โตะ', 'โต๊ะ'],
    ['Lao', 'ໂຄມໄຟເຊລາມິກກ', 'ໂຄມໄຟເຊລາມິກ'],
    ['Lao that a name holds', 'ໂຄມໄຟ', null],
  ])('corrects words of languages without spaces: %s', async (_, typed, meant) => {
    const { shop } = world;
    const names = [
      { 'zh-CN': '手工陶瓷马克杯', th: 'โคมไฟเซรามิก', lo: 'ໂຄມໄຟເຊລາມິກ' },
      { 'zh-CN': '唢呐，茶壶', th: 'โต๊ะไม้', lo: 'ໂຕະໄມ້' },
      { 'zh-CN': '茶杯', th: 'ถ้วยชา', lo: 'ຈອກຊາ' },
    ];
    for (const name of names) await makeProduct(shop.db, { values: { name: { en: 'Thing', ...name } } });
    await refreshCatalogue(shop.db);
    clearMemo(shop.db);
    expect(await shop.get('correctSearch', { query: { keyword: typed } })).toBe(meant);
  });

  it('corrects the names of open stores, as they are written', async () => {
    const { shop } = world;
    await makeMerchant(shop.db, { name: 'Zanzibar Spice House', keywords: 'cloves, 香料 店' });
    await makeMerchant(shop.db, { name: '景德镇陶瓷坊', keywords: '' });
    await makeMerchant(shop.db, { name: 'Quagmire Closed', isOpen: false });
    clearMemo(shop.db);
    const correct = (keyword: string) => shop.get('correctStoreSearch', { query: { keyword } });
    expect(await correct('zanzibr')).toBe('Zanzibar');
    expect(await correct(' SPICE  hose ')).toBe('Spice House');
    expect(await correct('zanzibr spice house')).toBe('Zanzibar Spice House');
    expect(await correct('zanzibar shop')).toBe('Zanzibar');
    expect(await correct('景得镇陶瓷')).toBe('景德镇陶瓷');
    expect(await correct('clovse')).toBe('cloves');
    for (const found of ['zanzi', '陶瓷坊', 'xqzvwk', '', 'quagmyre'])
      expect(await correct(found)).toBeNull();
    const { list } = await shop.get('searchStores', { query: { keywords: 'Spice House' } });
    expect(list?.map(({ name }) => name)).toContain('Zanzibar Spice House');
  });
});
