// The styles of ICU messages, as formatjs defines them: https://formatjs.github.io/docs/core-concepts/icu-syntax

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: 'numeric' } as const;
const timeInZone = { ...time, second: 'numeric', timeZoneName: 'short' } as const;

type NumberOptions = Intl.NumberFormatOptions;
type DateOptions = Intl.DateTimeFormatOptions;

/** The styles of numbers: `{n, number, percent}`. */
export const numberStyles: ReadonlyMap<string, NumberOptions> = new Map<string, NumberOptions>([
  ['integer', { maximumFractionDigits: 0 }],
  ['percent', { style: 'percent' }],
]);

/** The styles of dates: `{d, date, long}`; `medium` by default. */
export const dateStyles: ReadonlyMap<string, DateOptions> = new Map<string, DateOptions>([
  ['short', { ...day, month: 'numeric', year: '2-digit' }],
  ['medium', day],
  ['long', { ...day, month: 'long' }],
  ['full', { ...day, month: 'long', weekday: 'long' }],
]);

/** The styles of times: `{d, time, short}`; `medium` by default. */
export const timeStyles: ReadonlyMap<string, DateOptions> = new Map<string, DateOptions>([
  ['short', time],
  ['medium', { ...time, second: 'numeric' }],
  ['long', timeInZone],
  ['full', timeInZone],
]);
