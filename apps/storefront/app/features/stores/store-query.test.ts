import { describe, expect, it } from 'vitest';
import { parseStoreQuery, refineStores, storeListHref } from './store-query.ts';

const read = (query: string) => parseStoreQuery(new URLSearchParams(query));
const hrefFor = storeListHref('/stores', { type: 'Store' });

describe('the URL of a list of stores', () => {
  it('is read and written without loss', () => {
    const url = '/stores?type=Store&keywords=tea+house&category=3&storeType=2&self=1&order=rated&page=4';
    expect(hrefFor(read(url.split('?')[1] ?? ''))).toBe(url);
  });

  it.each(['category=x', 'category=-1', 'storeType=0', 'self=yes', 'order=worst', 'page=0', 'keywords=%20'])(
    'ignores %s',
    (query) => expect(hrefFor(read(query))).toBe('/stores?type=Store'),
  );

  it('starts at page 1 after a change', () =>
    expect(refineStores(read('page=7&category=3'), { category: undefined })).toMatchObject({
      page: 1,
      category: undefined,
    }));
});
