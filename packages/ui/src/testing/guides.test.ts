// @vitest-environment happy-dom
/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide.ts';

interface Meta {
  parameters?: { guide?: Guide };
}

const sources = import.meta.glob<string>(
  [
    '../{primitives,commerce}/*/*.tsx',
    '!../**/*.{stories,fixtures,test}.tsx',
    '!../primitives/{slot,state}/*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const stories = import.meta.glob<Meta>('../{primitives,commerce}/*/*.stories.tsx', {
  eager: true,
  import: 'default',
});

const folderOf = (path: string) => path.split('/').slice(1, 3).join('/');
const folders = [...new Set(Object.keys(sources).map(folderOf))];

const unique = (names: Iterable<string>) => [...new Set(names)].toSorted();
/** The names in `data-part="x"`, `data-part={a ? 'x' : 'y'}` and `{ 'data-part': 'x' }`. */
const partsIn = (code: string) =>
  [...code.matchAll(/data-part(?:="[^"]*"|=\{[^}]*\}|': '[^']*')/g)].flatMap(([written]) =>
    [...written.slice('data-part'.length).matchAll(/["']([\w-]+)["']/g)].map((match) => match[1] ?? ''),
  );
const known = new Set(Object.values(sources).flatMap(partsIn));
const written = (folder: string) =>
  Object.entries(sources)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, source]) => source)
    .join('\n');

describe.each(folders)('%s', (folder) => {
  const metas = Object.entries(stories).filter(([path]) => folderOf(path) === folder);
  const guide = metas[0]?.[1].parameters?.guide;

  it('has one page of stories with a guide', () => {
    expect(metas).toHaveLength(1);
    expect(guide?.use).toBeTruthy();
    expect(guide?.do.length).toBeGreaterThanOrEqual(2);
    expect(guide?.dont.length).toBeGreaterThanOrEqual(2);
  });

  it('documents every data-part that it renders, and no other', () => {
    const code = written(folder);
    // A computed name can neither be read here nor found by a consumer who styles it.
    expect(code).not.toMatch(/data-part=\{[^}]*`|data-part=\{[\w.]+\}|'data-part': [^']/);
    const documented = Object.keys(guide?.parts ?? {});
    expect(documented).toEqual(expect.arrayContaining(unique(partsIn(code))));
    // Parts of nested components may be documented again.
    expect(documented.filter((name) => !known.has(name))).toEqual([]);
  });
});
