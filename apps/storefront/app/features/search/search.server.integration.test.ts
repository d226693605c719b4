import { describe, expect, it } from 'vitest';
import { shopLoader } from '../../platform/handlers.server.ts';
import { paths } from '../../platform/paths.ts';
import { TestBrowser } from '../../testing/browser.ts';
import { breakOperation, productInStock } from '../../testing/sandbox.ts';
import { loadSearch, type SearchData } from './search.server.ts';
import { loadSuggestions } from './suggestions.server.ts';

const search = shopLoader((shop, { url }) => loadSearch(shop, url.searchParams));
const suggestions = shopLoader((shop, { url }) => loadSuggestions(shop, url.searchParams));
const load = async (path: string) => (await new TestBrowser().load(search, path)).data as SearchData;

describe('the search', () => {
  it('finds a product by its name', async () => {
    const { product } = await productInStock();
    const data = await load(paths.search({ type: 'Product', keywords: product.name }));
    expect(data.type === 'Product' && data.result.items.map(({ id }) => id)).toContain(product.id);
  });

  it('finds stores', async () => {
    const data = await load(paths.search({ type: 'Store' }));
    expect(data.type === 'Store' && data.stores.length).toBeGreaterThan(0);
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
      (await new TestBrowser().load(suggestions, paths.resources.suggestions(keyword))).data;
    expect(await ask(product.name.slice(0, 1))).toEqual(none);
    expect(await ask(product.name)).not.toEqual(none);
  });

  it('are empty from an API that does not offer them', async () => {
    await breakOperation('suggest');
    const answer = await new TestBrowser().load(suggestions, paths.resources.suggestions('lamp'));
    expect(answer).toMatchObject({ status: 200, data: { products: [] } });
  });
});
