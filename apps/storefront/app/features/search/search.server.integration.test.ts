import { describe, expect, it } from 'vitest';
import { shopLoader } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import { TestBrowser } from '../../testing/browser.ts';
import { apiOf, breakOperation, productInStock } from '../../testing/sandbox.ts';
import { loadSearch, type SearchData } from './search.server.ts';
import { loadSuggestions } from './suggestions.server.ts';
import { searchSuggestions } from './resources.ts';

const search = shopLoader((shop, { url }) => loadSearch(shop, url.searchParams));
const suggestions = shopLoader((shop, { url }) => loadSuggestions(shop, url.searchParams));
const load = async (path: string) => (await new TestBrowser().load(search, path)).data as SearchData;

describe('the search', () => {
  it('finds a product by its name', async () => {
    const { product } = await productInStock();
    const data = await load(paths.search({ type: 'Product', keywords: product.name }));
    expect(data.type === 'Product' && data.result.items.map(({ id }) => id)).toContain(product.id);
  });

  it('finds the keywords of older links in "title", also beside empty keywords', async () => {
    const { product } = await productInStock();
    const title = encodeURIComponent(product.name);
    const plain = await load(`/goods/goods_search?title=${title}`);
    const beside = await load(`/goods/goods_search?keywords=&title=${title}`);
    for (const data of [plain, beside])
      expect(data.type === 'Product' && data.result.items.map(({ id }) => id)).toContain(product.id);
  });

  it('lists a category ("cid") under its name ("title")', async () => {
    const [category] = await apiOf().catalog.categories();
    const data = await load(`/goods/goods_search?cid=${category?.id}&title=${category?.name}`);
    const inCategory = await apiOf().catalog.products({ page: 1, limit: 20, categoryId: category?.id });
    expect(data).toMatchObject({ title: category?.name, result: { total: inCategory.total } });
    expect(inCategory.total).toBeGreaterThan(0);
    const both = await load(`/goods/goods_search?cid=${category?.id}&keywords=xqzvw`);
    expect(both).toMatchObject({ result: { items: [] } });
  });

  it('leads to its last page from any later one, and keeps the filters', async () => {
    const answer = await new TestBrowser().load(
      search,
      '/goods/goods_search?type=Product&price=asc&page=99999',
    );
    expect(answer.location).toMatch(/type=Product&price=asc&page=\d+$/);
    expect(await load(answer.location ?? '')).toMatchObject({ pageCount: expect.any(Number) });
  });

  it('finds stores', async () => {
    const data = await load(paths.search({ type: 'Store' }));
    expect(data.type === 'Store' && data.list.stores.length).toBeGreaterThan(0);
  });

  it('that finds nothing names what was probably meant, in any language and among stores', async () => {
    const [store] = (await apiOf().stores.street({ page: 1, limit: 1 })).items;
    const name = store?.name ?? '';
    const typed = `${name.slice(0, 2)}q${name.slice(2)}`;
    const ofStore = await load(paths.search({ type: 'Store', keywords: typed }));
    expect(ofStore).toMatchObject({ type: 'Store', list: { total: 0 }, meant: name });
    const again = await load(paths.search({ type: 'Store', keywords: name }));
    expect(again.type === 'Store' && again.list.stores.map(({ id }) => id)).toContain(store?.id);
    expect(again.meant).toBeUndefined();
    const chinese = await load(`/zh-CN${paths.search({ type: 'Product', keywords: '马客杯' })}`);
    expect(chinese).toMatchObject({ result: { total: 0 }, meant: '马克杯' });
    await breakOperation('correctStoreSearch');
    expect(await load(paths.search({ type: 'Store', keywords: `${typed}q` }))).toMatchObject({
      list: { total: 0 },
    });
  });

  it('shows hot words beside no result, and none when they cannot be read', async () => {
    expect(await load(paths.search({ keywords: 'xqzvw' }))).toMatchObject({
      result: { items: [] },
      hotWords: expect.arrayContaining([expect.any(String)]),
    });
    await breakOperation('listHotWords');
    expect(await load(`/th${paths.search({ keywords: 'xqzvw' })}`)).toMatchObject({ hotWords: [] });
  });
});

describe('suggestions', () => {
  it('begin with two characters', async () => {
    const { product } = await productInStock();
    const none = { products: [], categories: [], stores: [] };
    const ask = async (keyword: string) =>
      (await new TestBrowser().load(suggestions, searchSuggestions.path({ keyword }))).data;
    expect(await ask(product.name.slice(0, 1))).toEqual(none);
    expect(await ask(product.name)).not.toEqual(none);
  });

  it('are empty from an API that does not offer them', async () => {
    await breakOperation('suggest');
    const answer = await new TestBrowser().load(suggestions, searchSuggestions.path({ keyword: 'lamp' }));
    expect(answer).toMatchObject({ status: 200, data: { products: [] } });
  });
});
