import { expect, it } from 'vitest';
import { weekdayStyle } from './weekday-style.ts';

it.each([
  ['en', 'shortWeekday'],
  ['fr', 'shortWeekday'],
  ['zh-CN', 'shortWeekday'],
  ['th', 'narrowWeekday'],
  ['lao', 'narrowWeekday'],
  ['ar', 'narrowWeekday'],
] as const)('names the days of %s in the %s form', (tag, style) => {
  expect(weekdayStyle(tag)).toBe(style);
});
