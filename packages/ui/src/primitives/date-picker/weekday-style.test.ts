import { expect, it } from 'vitest';
import { weekdayStyle } from './weekday-style.ts';

it.each([
  ['en', 'short'],
  ['fr', 'short'],
  ['zh-CN', 'short'],
  ['th', 'narrow'],
  ['lo', 'narrow'],
  ['ar', 'narrow'],
] as const)('names the days of %s in the %s form', (tag, style) => {
  expect(weekdayStyle(tag)).toBe(style);
});
