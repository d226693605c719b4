import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

type Contract = { paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>> };

test('each operation stands in the file of its tag', async () => {
  const document = new URL(import.meta.resolve('@marketfront/api-client/openapi.yaml'));
  const contract: Contract = parse(await readFile(document, 'utf8'));
  const tagged = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, tags }) => (operationId ? [`${tags?.join()} ${operationId}`] : []));
  const served = Object.entries(operationsByArea).flatMap(([area, operations]) =>
    Object.keys(operations).map((id) => `${area} ${id}`),
  );
  expect(served.toSorted()).toEqual(tagged.toSorted());
});
