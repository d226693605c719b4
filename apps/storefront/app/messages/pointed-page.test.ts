import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pages } from './pointed-page.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

it.each(Object.entries(pages))('knows the messages of the route of %s', (start, areas) => {
  const row = `'${start.slice(1)}`;
  const rows = read('routes.ts').split('\n');
  const own = rows.findIndex((line) => line.includes(row));
  // The rows of a store have their messages in the layout above them.
  const layout = rows.slice(0, own).findLast((line) => line.includes('layout(')) ?? '';
  const files = [rows[own] ?? '', layout].map((line) => /'(routes\/[^']+)'/.exec(line)?.[1]);
  const handles = files.flatMap((file) => (file ? [/pageMessages\(([^)]*)\)/.exec(read(file))?.[1]] : []));
  expect(handles.find(Boolean)?.match(/[a-z]+/g)).toEqual(areas);
});
