/// <reference types="vite/types/importMeta.d.ts" />
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../{primitives,commerce,provider,messages,tokens,styles}/**/*.{ts,tsx}',
    '!../**/*.{stories,fixtures,guide,play,test,css}.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const modules = import.meta.glob([
  '../{primitives,commerce,provider,messages,tokens,styles}/**/*.{ts,tsx}',
  '!../**/*.{stories,fixtures,guide,play,test,css}.{ts,tsx}',
]);

const isClient = (source: string) => source.startsWith("'use client';");
const client = Object.entries(sources).filter(([, source]) => isClient(source));
const server = Object.entries(sources).filter(([, source]) => !isClient(source));

const exportsOf = (source: string) => {
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)];
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) => names.split(','));
  return [
    ...declared.map(([, name = '']) => name),
    ...listed.filter((name) => !name.includes('type ')).map((name) => name.trim()),
    'default',
  ].filter((name) => name !== '');
};

/** What a bundler replaces a client module with: names that can be rendered, but not called. */
const reference = (name: string) => () => {
  throw new Error(`${name} belongs to the client, but a module of the server called it`);
};

// With the `react-server` condition React has no state, no effects and no context.
const require = createRequire(import.meta.url);
const serverReact = require(join(dirname(require.resolve('react')), 'react.react-server.js')) as object;

describe('under the react-server condition', () => {
  beforeAll(() => {
    vi.doMock('react', () => ({ ...serverReact, default: serverReact }));
    for (const [path, source] of client)
      vi.doMock(path, () => Object.fromEntries(exportsOf(source).map((name) => [name, reference(name)])));
  });

  it.each(server.map(([path]) => path))('%s can be imported', async (path) => {
    await expect(modules[path]?.()).resolves.toBeDefined();
  });
});

describe('modules that need the client have the "use client" directive', () => {
  it.each(server)('%s', (_, source) => {
    expect(source).not.toMatch(/\buse(?!Id|Memo|Callback)[A-Z]\w*\(|\bcreateContext\(|\son[A-Z]\w*=\{/);
  });
});
