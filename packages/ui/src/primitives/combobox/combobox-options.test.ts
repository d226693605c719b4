import { expect, it } from 'vitest';
import { inGroups, isNamed, matchesQuery, sameText } from './combobox-options.ts';

it('distinguishes Thai vowels and tone marks', () => {
  expect(sameText('มา', 'ม้า')).toBe(false);
});

it('searches label, detail and keywords', () => {
  const option = { value: '1', label: 'Vientiane', detail: 'Laos', keywords: 'VTE' };
  expect(['vien', 'laos', 'vte', ''].map((query) => matchesQuery(option, query))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(matchesQuery(option, 'paris')).toBe(false);
});

it('is named by its label and by each word that it is searched by', () => {
  const option = { value: '1', label: 'Vientiane', keywords: 'VTE Viangchan' };
  expect(
    ['vientiane', 'vte', 'viangchan', 'vte viangchan', 'vien', ''].map((text) => isNamed(option, text)),
  ).toEqual([true, true, true, false, false, false]);
  expect(isNamed({ value: '2', label: 'Paris' }, '')).toBe(false);
});

it('keeps the indexes of options in groups', () => {
  const groups = inGroups([
    { value: 'a', label: 'A', group: 'One' },
    { value: 'b', label: 'B', group: 'Two' },
    { value: 'c', label: 'C', group: 'Two' },
  ]);
  expect(groups.map(({ name, options }) => [name, options.map(({ index }) => index)])).toEqual([
    ['One', [0]],
    ['Two', [1, 2]],
  ]);
});
