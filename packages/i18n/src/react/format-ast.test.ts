import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatAst } from './format-ast.ts';

/** The only time zone that intl-messageformat supports. */
const machine = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const moment = Date.UTC(2026, 10, 21, 22, 5);

const messages: readonly (readonly [text: string, values: Record<string, unknown>])[] = [
  ['Hello {name}', { name: 'Ana' }],
  ['{count, plural, one {# item} other {# items}} for {name}', { count: 1, name: 'Ana' }],
  ['{count, plural, one {# item} other {# items}} for {name}', { count: 12_345, name: 'Ana' }],
  ['{count, plural, =0 {none} one {one} few {# few} many {# many} other {# others}}', { count: 0 }],
  ['{count, plural, =0 {none} one {one} few {# few} many {# many} other {# others}}', { count: 3 }],
  ['{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}', { count: 3 }],
  ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }],
  ['{kind, select, store {Store} other {Product {name}}}', { kind: 'store', name: 'Lamp' }],
  ['{kind, select, store {Store} other {Product {name}}}', { kind: 'new', name: 'Lamp' }],
  ['{kind, select, a {{count, plural, one {# a} other {# as}}} other {}}', { kind: 'a', count: 2 }],
  ['{ratio, number, percent}', { ratio: 0.25 }],
  ['{amount, number, ::currency/EUR .00}', { amount: 1234.5 }],
  ['{big, number, ::compact-short}', { big: 1200 }],
  ['{value, number}', { value: 1234.5 }],
  ['{share, number, ::percent scale/100}', { share: 0.5 }],
  ['{day, date, long}', { day: moment }],
  ['{day, date, full}', { day: moment }],
  ['{day, time, short}', { day: moment }],
  ['{day, time, full}', { day: moment }],
  ['{day, time}', { day: moment }],
  ['{day, date, ::yyyyMMMd}', { day: moment }],
  ['<b>{name}</b> and <b>more</b>', { name: 'Ana', b: (chunks: string[]) => `*${chunks.join('')}*` }],
];

describe.each(['en', 'fr', 'pl', 'ar-EG', 'th-u-ca-gregory', 'id', 'zh-CN'])('in %s', (tag) => {
  it.each(messages)('%s %o is what intl-messageformat writes', (text, values) => {
    const ast = parse(text, { captureLocation: false, shouldParseSkeletons: true });
    const expected = new IntlMessageFormat(ast as never, tag).format(values as never);
    expect(formatAst(ast, { tag, timeZone: machine }, values).join('')).toBe([expected].flat().join(''));
  });
});

const english = { tag: 'en', timeZone: 'UTC' };
const write = (text: string, values: Record<string, unknown> = {}, place = english) =>
  formatAst(parse(text, { shouldParseSkeletons: true }), place, values).join('');

it('shows the name of a value that is missing', () => {
  const ast = parse('Hi {name}, {count, plural, other {# items}}');
  expect(formatAst(ast, english, {})).toEqual(['Hi {name}, {count}']);
});

it('keeps the elements of rich messages apart from the text', () => {
  const link = { type: 'a' };
  const parts = formatAst(parse('I agree to the <a>terms</a>.'), english, { a: () => link });
  expect(parts).toEqual(['I agree to the ', link, '.']);
});

it('a tag without a function is its contents', () => {
  expect(write('I <b>agree</b>.')).toBe('I agree.');
});

describe('no value makes it throw', () => {
  it.each([
    ['{day, date}', { day: 'tomorrow' }, 'tomorrow'],
    ['{day, date} {day, time, full}', { day: undefined }, '{day} {day}'],
    ['on {day, date}', { day: null }, 'on '],
    ['{count, number}', { count: null }, ''],
    ['{count, number}', { count: Symbol.iterator }, 'Symbol(Symbol.iterator)'],
    ['{kind, select, other {any}}', { kind: 'toString' }, 'any'],
    ['{kind, select, other {any}}', { kind: 'constructor' }, 'any'],
    ['{kind, select, true {yes} other {no}}', { kind: true }, 'yes'],
    ['{toString} {constructor}', {}, '{toString} {constructor}'],
    ['{count, plural, other {# items}}', { count: 'many' }, 'NaN items'],
    ['{yes} {no}', { yes: true, no: false }, 'true false'],
    ['{day}', { day: new Date(Date.UTC(2026, 10, 21)) }, 'Nov 21, 2026'],
  ])('%s %o', (text, values, written) => {
    expect(write(text, values)).toBe(written);
  });

  it('a style or a time zone that does not exist', () => {
    expect(write('{day, date, constructor}', { day: moment })).toBe('Nov 21, 2026');
    expect(write('{n, number, nothing}', { n: 1234 })).toBe('1,234');
    expect(write('{day, date}', { day: moment }, { tag: 'en', timeZone: 'Mars/Base' })).toBe(String(moment));
  });
});

it('writes numbers exactly that no number of script holds', () => {
  const text = '12345678901234567890';
  const written = '12,345,678,901,234,567,890';
  expect(write('{n, number}', { n: text })).toBe(written);
  expect(write('{n, number}', { n: BigInt(text) })).toBe(written);
  expect(write('{n}', { n: BigInt(text) })).toBe(text);
  expect(write('{n, plural, one {#} other {# items}}', { n: BigInt(text) })).toBe(`${written} items`);
  expect(write('{n, plural, offset:1 one {#} other {# more}}', { n: 3n })).toBe('2 more');
  expect(write('{n, number, ::scale/100}', { n: '123456789012345678.91' })).toBe(
    '12,345,678,901,234,567,891',
  );
  expect(write('{n, number, ::scale/0.01}', { n: '5' })).toBe('0.05');
  // A number ending in 1, but not in 11: Polish "other", Russian "one".
  const russian = { tag: 'ru', timeZone: 'UTC' };
  expect(write('{n, plural, one {штука} other {штук}}', { n: 90071992547409921n }, russian)).toBe('штука');
});

it('writes dates in the time zone of the page', () => {
  const late = { d: Date.UTC(2026, 11, 31, 23, 30) };
  const inParis = { tag: 'en', timeZone: 'Europe/Paris' };
  expect(write('{d, date} {d, time, short}', late)).toBe('Dec 31, 2026 11:30 PM');
  expect(write('{d, date} {d, time, short}', late, inParis)).toBe('Jan 1, 2027 12:30 AM');
  expect(write('{d, date, ::yMMMd}', late, inParis)).toBe('Jan 1, 2027');
});
