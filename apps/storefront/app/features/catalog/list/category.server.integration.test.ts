import { describe, expect, it } from 'vitest';
import { shopLoader } from '../../../http/index.server.ts';
import { paths } from '../../../navigation/index.ts';
import { TestBrowser } from '../../../testing/browser.ts';
import { apiOf, breakApi } from '../../../testing/sandbox.ts';
import { type CategoryData, loadCategory } from './category.server.ts';

const loader = shopLoader((shop, { url }) => loadCategory(shop, url.searchParams));
const load = (path: string) => new TestBrowser().load(loader, path);

describe('a category', () => {
  it('shows its products, its parents and its children', async () => {
    const [top] = await apiOf().catalog.categories();
    const child = top?.children[0];
    const { data } = await load(paths.categories(child?.id));
    expect(data).toMatchObject({
      id: child?.id,
      title: child?.name,
      parents: [{ id: top?.id, name: top?.name }],
    });
    expect((data as CategoryData).children.map(({ id }) => id)).toEqual(child?.children.map(({ id }) => id));
  });

  it('without an id shows all products', async () => {
    expect((await load('/categories')).data).toMatchObject({
      id: undefined,
      title: 'All products',
      parents: [],
    });
  });

  it.each(['x', '999999', '0', '-1'])('with the id %s does not exist', async (id) => {
    expect((await load(`/categories?id=${id}`)).status).toBe(404);
  });

  it('sorts and filters as its address says', async () => {
    const { data } = await load('/categories?price=asc&min=10&max=20');
    const prices = (data as CategoryData).result.items.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices.every((price) => price >= 10 && price <= 20)).toBe(true);
    expect(prices).not.toEqual([]);
  });

  it.each(['http500', 'code500', 'malformed', 'empty'] as const)(
    'answers 502 when the API fails (%s)',
    async (fault) => {
      await breakApi(fault);
      expect(await load('/lao/categories')).toMatchObject({
        status: 502,
        data: { message: expect.any(String) },
      });
    },
  );
});
