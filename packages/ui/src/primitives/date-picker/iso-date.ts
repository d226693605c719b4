/** A calendar day in the submitted format: `2026-11-22`; empty for none. */
export type IsoDate = string;

/** Midnight of the day in the time zone of the browser; `undefined` if the text is not a day. */
export function dateFromIso(iso: IsoDate | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

/** The day of a date in the time zone of the browser. */
export function isoFromDate(date: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface DateRange {
  /** The first day, such as `2026-11-22`; empty for none. */
  from: IsoDate;
  /** The last day; empty while only the first one is chosen. */
  to: IsoDate;
}

/** The range after another day was chosen: a start, then the end, then a new start. Earlier ends become the start. */
export function nextRange({ from, to }: DateRange, day: IsoDate): DateRange {
  if (from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** The first day of the week in a language, 0 for Sunday. */
export function weekStart(tag: string): 0 | 1 | 6 {
  type WeekLocale = Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const locale = new Intl.Locale(tag) as WeekLocale;
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (firstDay === 7) return 0;
  return firstDay === 6 ? 6 : 1;
}
