import { formatCalendar } from '@marketfront/i18n/format';

/** Longer names run into each other in columns of 40 px. */
const maxLength = 5;

/** How a calendar shortens the names of days: to the shortest form in languages whose short names are long, such as Thai. */
export function weekdayStyle(locale: string): 'shortWeekday' | 'narrowWeekday' {
  const week = Array.from({ length: 7 }, (_, day) =>
    formatCalendar(locale, `2026-11-0${day + 1}`, 'shortWeekday'),
  );
  return week.every((name) => name.length <= maxLength) ? 'shortWeekday' : 'narrowWeekday';
}
