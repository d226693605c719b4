import { describe, expect, it } from 'vitest';
import { dateFromIso, isoFromDate, nextRange, weekStart } from './iso-date.ts';

it('converts days without a shift of the time zone', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2024-02-29'])
    expect(isoFromDate(dateFromIso(day) ?? new Date(0))).toBe(day);
  expect(dateFromIso('2026-02-30')).toBeUndefined();
  expect(dateFromIso('22.11.2026')).toBeUndefined();
  expect(dateFromIso('')).toBeUndefined();
});

describe('nextRange', () => {
  it('takes a start, then the end, then a new start', () => {
    const start = nextRange({ from: '', to: '' }, '2026-11-10');
    expect(start).toEqual({ from: '2026-11-10', to: '' });
    const whole = nextRange(start, '2026-11-12');
    expect(whole).toEqual({ from: '2026-11-10', to: '2026-11-12' });
    expect(nextRange(whole, '2026-11-20')).toEqual({ from: '2026-11-20', to: '' });
  });
  it('makes an earlier day the start', () => {
    expect(nextRange({ from: '2026-11-10', to: '' }, '2026-11-02')).toEqual({
      from: '2026-11-02',
      to: '2026-11-10',
    });
  });
});

it('knows the first day of the week', () => {
  expect(weekStart('en-US')).toBe(0);
  expect(weekStart('fr')).toBe(1);
});
