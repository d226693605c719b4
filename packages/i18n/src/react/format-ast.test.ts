import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatAst } from './format-ast.ts';

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
  ['{day, time}', { day: moment }],
  ['{day, date, ::yyyyMMMd}', { day: moment }],
  ['<b>{name}</b> and <b>more</b>', { name: 'Ana', b: (chunks: string[]) => `*${chunks.join('')}*` }],
];

describe.each(['en', 'fr', 'pl', 'ar-EG', 'th-u-ca-gregory', 'id', 'zh-CN'])('in %s', (tag) => {
  it.each(messages)('%s %o is what intl-messageformat writes', (text, values) => {
    const ast = parse(text, { captureLocation: false, shouldParseSkeletons: true });
    const expected = new IntlMessageFormat(ast as never, tag).format(values as never);
    expect(formatAst(ast, tag, values).join('')).toBe([expected].flat().join(''));
  });
});

it('shows the name of a value that is missing', () => {
  const ast = parse('Hi {name}, {count, plural, other {# items}}');
  expect(formatAst(ast, 'en', {})).toEqual(['Hi {name}, {count}']);
});

it('keeps the elements of rich messages apart from the text', () => {
  const link = { type: 'a' };
  const parts = formatAst(parse('I agree to the <a>terms</a>.'), 'en', { a: () => link });
  expect(parts).toEqual(['I agree to the ', link, '.']);
});
