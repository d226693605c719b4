import { expect, it } from 'vitest';
import { paths } from '../navigation/index.ts';
import { matchPath } from '../testing/route-table.ts';
import { resourceActions, resourceLoaders } from './resources.server.ts';

// What a path is called with changes its query only.
const build = paths.resources as unknown as Readonly<Record<string, (argument: object) => string>>;

it.each(Object.keys(build))('what asks for %s is answered', (name) => {
  const path = build[name]?.({}) ?? '';
  for (const prefix of ['', '/fr']) {
    const { pathname } = new URL(prefix + path, 'https://shop.test');
    expect(matchPath(pathname).file).toBe('routes/resource.tsx');
  }
  const [, , resource = ''] = new URL(path, 'https://shop.test').pathname.split('/');
  expect([...Object.keys(resourceLoaders), ...Object.keys(resourceActions)]).toContain(resource);
});

it('answers nothing that no page asks for', () => {
  const asked = new Set(
    [paths.language('en', '/'), ...Object.values(build).map((path) => path({}))].map(
      (path) => new URL(path, 'https://shop.test').pathname.split('/')[2],
    ),
  );
  expect(
    [...Object.keys(resourceLoaders), ...Object.keys(resourceActions)].filter((name) => !asked.has(name)),
  ).toEqual([]);
});
