import { expect, it } from 'vitest';
import { inGroups, matchesQuery, matchRange, sameText } from './combobox-options.ts';

it.each([
  ['Amber lamp', 'LAMP', 'lamp'],
  ['Café crème', 'creme', 'crème'],
  ['Crème brûlée', 'brulee', 'brûlée'],
  ['Straße', 'asse', undefined],
  ['ນາງຄຳ', 'ຄຳ', 'ຄຳ'],
  ['ผ้าไหมไทย', 'ไหม', 'ไหม'],
  ['👜 bag', 'bag', 'bag'],
  ['Lamp', '  ', undefined],
  ['Lamp', 'chair', undefined],
])('in %j finds %j', (text, query, found) => {
  const range = matchRange(text, query);
  expect(range && text.slice(...range)).toBe(found);
});

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
