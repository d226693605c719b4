import { knownMessageKeys, validationKeys } from '@marketfront/api-client';
import { localeCodes } from '@marketfront/i18n';
import { compileMessage } from '@marketfront/i18n/compile';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const areas = readdirSync(path.join(root, 'en'));
const read = (locale: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, locale, area), 'utf8')) as Record<string, string>;

/** Arguments and tags of a message, which a translation must neither lose nor invent. */
function slots(text: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      const { type, value } = node as { type?: number; value?: unknown };
      if (type !== undefined && type !== 0 && typeof value === 'string') found.add(`${type}:${value}`);
      Object.values(node).forEach(visit);
    }
  };
  visit(compileMessage('message', text));
  return [...found].toSorted();
}

describe.each(areas)('%s', (area) => {
  const english = read('en', area);
  const keys = Object.keys(english);

  it.each(localeCodes)('has every message in %s, with the same arguments', (locale) => {
    const messages = read(locale, area);
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
    for (const key of keys)
      expect(slots(messages[key] ?? ''), `${locale} ${key}`).toEqual(slots(english[key] ?? ''));
  });

  it.each(localeCodes.filter((code) => code !== 'en'))('is translated into %s', (locale) => {
    const messages = read(locale, area);
    // A message that consists only of arguments may be identical.
    const words = (key: string) => (english[key] ?? '').replaceAll(/\{\w+\}/g, '');
    const copied = keys.filter((key) => messages[key] === english[key] && /[a-z]{4,}.*\s/i.test(words(key)));
    expect(copied).toEqual([]);
  });
});

it('has no unused message, and no used message is missing', () => {
  const storefront = path.join(root, '../..');
  const sources = globSync('{app,server}/**/*.{ts,tsx}', { cwd: storefront })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(storefront, file), 'utf8'))
    .join('\n');
  const used = new Set([...sources.matchAll(/'([a-z]+\.[A-Za-z.]+)'/g)].map(([, key]) => key));
  const made = [
    ...knownMessageKeys.map((key) => `errors.known.${key}`),
    ...validationKeys.map((key) => `errors.field.${key}`),
  ];
  const defined = areas.flatMap((area) => Object.keys(read('en', area)));
  expect(defined.filter((key) => !used.has(key) && !made.includes(key))).toEqual([]);
  expect(made.filter((key) => !defined.includes(key))).toEqual([]);
});
