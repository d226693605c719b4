import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { matchPath } from './route-table.ts';

/** The pages of the route table with their addresses, such as `:locale?/goods_detail/:id`. */
const pagesOf = (entries: readonly RouteConfigEntry[]): { readonly file: string; readonly path: string }[] =>
  entries.flatMap(({ file, path, children }) =>
    children ? pagesOf(children) : [{ file, path: path ?? '' }],
  );

/** An address of a page: with a value for each required parameter, without the optional ones. */
const addressOf = (path: string) =>
  `/${path
    .split('/')
    .filter((segment) => !segment.endsWith('?'))
    .map((segment) => (segment === '*' ? 'no/such/page' : segment.replace(/^:.*/, 'x1')))
    .join('/')}`;

// The shop's addresses are reached not only by its own links.
it.each(pagesOf(routes))('$path is served by $file, however its address is written', ({ file, path }) => {
  const address = addressOf(path);
  const written = [address, `${address}/`, `${address}//`, address.toUpperCase()];
  const inFrench = path.startsWith(':locale?') ? written.map((each) => `/fr${each}`) : [];
  for (const each of [...written, ...inFrench]) expect({ each, ...matchPath(each) }).toMatchObject({ file });
});

it('parameters are read from the address as they are written there', () => {
  expect(matchPath('/goods_detail/a%2Fb').params).toEqual({ id: 'a/b' });
  expect(matchPath('/zh-CN/rss/Ü').params).toEqual({ locale: 'zh-CN', store: 'Ü' });
  expect(matchPath('/fr/No/Such').params).toEqual({ locale: 'fr', '*': 'No/Such' });
});

it.each(['/fr/goods_detail', '/fr/goods_detail/1/2', '/cart/x', '/fr/categories.html', '/fr/resources'])(
  '%s is not found',
  (address) => expect(matchPath(address).file).toBe('routes/not-found.tsx'),
);
