import { formatCalendar } from '@marketfront/i18n/format';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import fr from '../../messages/fr.ts';
import zhCN from '../../messages/zh-CN.ts';
import { formatMessage } from '../../provider/format-message.ts';
import { dayPattern, parseDay } from './day-text.ts';

it.each([
  ['en', '11/18/2026'],
  ['en', '11.18.26'],
  ['en', '11182026'],
  ['en', '2026-11-18'],
  ['fr', '18/11/2026'],
  ['fr', '18 11 2026'],
  ['fr', '18112026'],
  ['zh-CN', '2026/11/18'],
  ['zh-CN', '2026年11月18日'],
  ['th', '๑๘/๑๑/๒๐๒๖'],
  ['lao', '18/11/2026'],
  ['ar-EG', '١٨/١١/٢٠٢٦'],
])('in %s, reads %j', (locale, text) => expect(parseDay(locale, text)).toBe('2026-11-18'));

it.each([
  ['en', ''],
  ['en', '18/11/2026'],
  ['fr', '30/02/2026'],
  ['fr', '18/11'],
  ['fr', '18/11/226'],
  ['fr', '1811'],
  ['fr', '18 novembre 2026'],
])('in %s, %j is no day', (locale, text) => expect(parseDay(locale, text)).toBeUndefined());

const languages = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26)),
)
  .concat([
    'ar-EG',
    'ar-SA',
    'ckb',
    'en-GB',
    'en-CA',
    'fr-CA',
    'pt-PT',
    'fa-AF',
    'zh-Hant',
    'en-u-ca-buddhist',
  ])
  .filter((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0);

it('reads what every language writes', () => {
  expect(languages.length).toBeGreaterThan(100);
  const days = ['2026-11-18', '2003-02-01', '2001-01-01', '1999-12-31', '2024-02-29'];
  const unread = languages.flatMap((tag) =>
    days
      .filter((day) => parseDay(tag, formatCalendar(tag, day, 'numeric')) !== day)
      .map((day) => `${tag} ${day}`),
  );
  expect(unread).toEqual([]);
});

it.each([
  ['en', en, 'mm/dd/yyyy'],
  ['fr', fr, 'jj/mm/aaaa'],
  ['zh-CN', zhCN, '年/月/日'],
])('shows how to type a day in %s', (locale, messages, pattern) => {
  expect(dayPattern(locale, (key, ...params) => formatMessage({ locale, messages }, key, ...params))).toBe(
    pattern,
  );
});
