import { expect, it } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

it.each([
  ['2026-11-20T10:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', 15, '2026-12-14T10:00:00.000Z'],
])('from %s, %i working days later is %s', (start, days, end) =>
  expect(workingDaysAfter(start, days)).toBe(end),
);
