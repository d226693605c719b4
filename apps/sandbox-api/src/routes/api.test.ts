import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { operationsByArea } from './api.ts';

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test('each area has a route file and each folder of domain is an area', async () => {
  const areas = Object.keys(operationsByArea);
  const routes = names(await readdir(new URL('.', import.meta.url), { withFileTypes: true }));
  const folders = names(await readdir(new URL('../domain', import.meta.url), { withFileTypes: true }));
  expect(areas.filter((area) => !routes.includes(`${area}.ts`))).toEqual([]);
  expect(folders.filter((folder) => folder !== 'shared' && !areas.includes(folder))).toEqual([]);
});

test('no operation belongs to two areas', () => {
  const ids = Object.values(operationsByArea).flatMap((operations) => Object.keys(operations));
  expect(new Set(ids).size).toBe(ids.length);
});
