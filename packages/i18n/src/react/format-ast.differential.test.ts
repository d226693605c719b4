import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatAst } from './format-ast.ts';

const tags = ['en', 'fr', 'es', 'pl', 'ar-EG', 'th-u-ca-gregory', 'id', 'zh-CN'] as const;
const messagesPerTag = 400;
const machine = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Pseudo-random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = ['tea', 'a cup', '  ', 'l\u2019eau', "o''clock", 'ชา', '茶', 'شاي', '🍵', '%', '-'];
const numberStyles = [
  '',
  ', integer',
  ', percent',
  ', ::compact-short',
  ', ::compact-long',
  ', ::.00',
  ', ::.##',
  ', ::currency/EUR',
  ', ::currency/JPY precision-integer',
  ', ::percent scale/100',
  ', ::scale/1000',
  ', ::sign-always',
  ', ::group-off',
  ', ::unit/kilogram unit-width-narrow',
  ', ::scientific',
];
const dateStyles = [', short', ', medium', ', long', ', full', ', ::yMMMd', ', ::EEEEMMMMd'];
const timeStyles = ['', ', short', ', medium', ', long', ', full', ', ::Hmm', ', ::hms'];
const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 101, 1_000_000, -1, -7.5, 0.25, 1.5, 1234.5678, 12_345_678.9];
const moments = [0, Date.UTC(2026, 10, 21, 22, 5), Date.UTC(2024, 1, 29, 23, 59, 59), Date.UTC(1999, 11, 31)];

interface Sample {
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function sampleOf(random: () => number): Sample {
  const values: Record<string, unknown> = {};
  const one = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const value = (kind: string, found: unknown) => {
    const name = `${kind}${Object.keys(values).length}`;
    values[name] = found;
    return name;
  };
  const forms = (depth: number, names: readonly string[]) =>
    [...names.filter(() => random() < 0.5), 'other'].map((name) => `${name} {${text(depth - 1)}}`).join(' ');
  const kinds: readonly ((depth: number) => string)[] = [
    () => one(words),
    () => one(words),
    () => `{${value('word', one(words).replaceAll("''", "'"))}}`,
    () => `{${value('count', one(numbers))}}`,
    () => `{${value('number', one(numbers))}, number${one(numberStyles)}}`,
    () => `{${value('day', one(moments))}, date${one(dateStyles)}}`,
    () => `{${value('time', new Date(one(moments)))}, time${one(timeStyles)}}`,
    (depth) => {
      const offset = random() < 0.2 ? ' offset:1' : '';
      const names = ['=0', '=1', 'zero', 'one', 'two', 'few', 'many'];
      return `{${value('plural', one(numbers))}, plural,${offset} ${forms(depth, names)}}`;
    },
    (depth) =>
      `{${value('place', one(numbers))}, selectordinal, ${forms(depth, ['=3', 'one', 'two', 'few', 'many'])}}`,
    (depth) => `{${value('kind', one(['new', 'old', 'none']))}, select, ${forms(depth, ['new', 'old'])}}`,
    (depth) => {
      const name = value('b', (chunks: readonly unknown[]) => `*${chunks.join('')}*`);
      return `<${name}>${text(depth - 1)}</${name}>`;
    },
  ];
  const text = (depth: number): string =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      depth > 0 ? one(kinds)(depth) : one(kinds.slice(0, 4))(0) + (random() < 0.3 ? '#' : ''),
    ).join(' ');
  return { text: text(3), values };
}

const samples = (seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: messagesPerTag }, () => sampleOf(random));
};

describe.each(tags.map((tag, index) => [tag, index] as const))('in %s', (tag, index) => {
  it(`${messagesPerTag} messages are what intl-messageformat writes`, () => {
    const differences = samples(index + 1).flatMap(({ text, values }) => {
      const ast = parse(text, { captureLocation: false, shouldParseSkeletons: true });
      const theirs = [new IntlMessageFormat(ast as never, tag).format(values as never)].flat().join('');
      const ours = formatAst(ast, { tag, timeZone: machine }, values).join('');
      return ours === theirs ? [] : [{ text, ours, theirs }];
    });
    expect(differences).toEqual([]);
  });
});

/** The accepted differences to intl-messageformat, with reasons. */
const accepted: readonly (readonly [reason: string, text: string, values: object, ours: string])[] = [
  ['false is a value like true', '{gift}', { gift: false }, 'false'],
  ['a missing value is shown by its name: a page must not fail for it', 'Hi {name}', {}, 'Hi {name}'],
  ['a tag without a function is its contents', '<b>tea</b>', {}, 'tea'],
  ['null is nothing, and not the first of January 1970', '{day, date}', { day: null }, ''],
  ['a date that is none is shown as it is', '{day, date}', { day: 'soon' }, 'soon'],
  ['a date without a style is of medium length, as in ICU', '{day, date}', { day: 0 }, 'Jan 1, 1970'],
  ['a Date is a date', '{day}', { day: new Date(0) }, 'Jan 1, 1970'],
];

it.each(accepted)('differs: %s', (_, text, values, ours) => {
  const ast = parse(text, { captureLocation: false, shouldParseSkeletons: true });
  const place = { tag: 'en', timeZone: 'UTC' };
  expect(formatAst(ast, place, values as Record<string, unknown>).join('')).toBe(ours);
  const theirs = () => [new IntlMessageFormat(ast as never, 'en').format(values as never)].flat().join('');
  // Otherwise it no longer belongs in the list.
  let written: string | undefined;
  try {
    written = theirs();
  } catch {
    written = undefined;
  }
  expect(written).not.toBe(ours);
});
