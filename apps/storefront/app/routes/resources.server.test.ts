import { expect, it } from 'vitest';
import type { Resource } from '../http/index.ts';
import { matchPath } from '../testing/route-table.ts';
import { resourceOf } from './resources.server.ts';

const modules = import.meta.glob<Record<string, Resource<object>>>('../**/resources.ts', { eager: true });
const declared = Object.values(modules).flatMap((module) => Object.values(module));

it('finds what features declare', () => expect(declared.length).toBeGreaterThan(25));

it.each(declared.map(({ name, path }) => [name, path()]))('what asks for %s is answered', (name, path) => {
  for (const prefix of ['', '/fr'])
    expect(matchPath(new URL(prefix + path, 'https://shop.test').pathname).file).toBe('routes/resource.tsx');
  expect(resourceOf(name)).toBeDefined();
});

it('knows no other name', () => {
  for (const name of ['constructor', 'toString', '']) expect(resourceOf(name)).toBeUndefined();
});
