import { describe, expect, it } from 'vitest';
import { dayRuns, openingTimes } from './opening-hours.ts';

const winter = Date.UTC(2026, 0, 14);
const summer = Date.UTC(2026, 6, 15);
const weekdays = { timeZone: 'Europe/Paris', days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };
const times = ({ opens, closes }: { opens: string; closes: string }) => [
  opens.slice(11, 16),
  closes.slice(11, 16),
];

describe('opening hours', () => {
  it('follow the daylight saving time of the store', () => {
    expect(times(openingTimes(weekdays, 'UTC', winter))).toEqual(['08:00', '17:00']);
    expect(times(openingTimes(weekdays, 'UTC', summer))).toEqual(['07:00', '16:00']);
  });

  it('move to another day where the shopper has one', () => {
    const tokyo = { timeZone: 'Asia/Tokyo', days: [1, 2], opens: '08:00', closes: '12:00' };
    expect(openingTimes(tokyo, 'Asia/Tokyo', winter).weekdays).toEqual([0, 1]);
    // 8:00 in Tokyo is 15:00 on the previous day in Los Angeles.
    expect(openingTimes(tokyo, 'America/Los_Angeles', winter).weekdays).toEqual([0, 6]);
  });

  it('may last over midnight', () => {
    const { opens, closes } = openingTimes({ ...weekdays, opens: '20:00', closes: '02:00' }, 'UTC', winter);
    expect(Date.parse(closes) - Date.parse(opens)).toBe(6 * 3_600_000);
  });

  it('join days that follow each other', () => {
    expect(dayRuns([0, 1, 2, 3, 4])).toEqual([[0, 4]]);
    expect(dayRuns([0, 1, 5])).toEqual([
      [0, 1],
      [5, 5],
    ]);
  });
});
