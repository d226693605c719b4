import type { BusinessHours } from '@marketfront/api-client';

const day = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local time of the zone, as milliseconds since 1970. */
function shownAt(instant: number, timeZone: string): number {
  const [date = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = clockOf(timeZone)
    .format(instant)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/** The instant at which a clock of the zone shows a time. */
function instantOf(shown: number, timeZone: string): number {
  const guess = shown - (shownAt(shown, timeZone) - shown);
  return guess - (shownAt(guess, timeZone) - shown);
}

/** 0 is Monday. */
const weekdayOf = (shown: number) => (new Date(shown).getUTCDay() + 6) % 7;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The opening times of a store in another time zone. */
export interface OpeningTimes {
  /** The weekdays in order; 0 is Monday. */
  readonly weekdays: readonly number[];
  /** ISO 8601 instants of one of the days. */
  readonly opens: string;
  readonly closes: string;
}

/**
 * The opening hours of a store this week, in the shopper's time zone: if they cross midnight, the weekdays change too.
 * @param now milliseconds since 1970
 */
export function openingTimes(hours: BusinessHours, timeZone: string, now: number): OpeningTimes {
  const shownNow = shownAt(now, hours.timeZone);
  const today = shownNow - (shownNow % day);
  const at = (weekday: number, time: string) =>
    instantOf(today + (weekday - weekdayOf(today)) * day + minutesOf(time) * 60_000, hours.timeZone);
  const days = hours.days.map((number) => number - 1);
  const [first = 0] = days;
  const overnight = minutesOf(hours.closes) <= minutesOf(hours.opens);
  const closes = at(first, hours.closes) + (overnight ? day : 0);
  const weekdays = days.map((weekday) => weekdayOf(shownAt(at(weekday, hours.opens), timeZone)));
  return {
    weekdays: weekdays.toSorted((a, b) => a - b),
    opens: new Date(at(first, hours.opens)).toISOString(),
    closes: new Date(closes).toISOString(),
  };
}

/** Groups of consecutive days: Monday to Friday is one. */
export function dayRuns(weekdays: readonly number[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const weekday of weekdays) {
    const run = runs.at(-1);
    if (run && run[1] === weekday - 1) run[1] = weekday;
    else runs.push([weekday, weekday]);
  }
  return runs;
}
