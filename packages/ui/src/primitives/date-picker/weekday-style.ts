import { formatCalendar } from '@marketfront/i18n/format';

/** The maximum length: longer names would overlap in columns of 40 px. */
const maxLength = 5;

/** The form of weekday names in a calendar: the narrow form in languages whose short names are long, such as Thai. */
export function weekdayStyle(locale: string): 'shortWeekday' | 'narrowWeekday' {
  const week = Array.from({ length: 7 }, (_, day) =>
    formatCalendar(locale, `2026-11-0${day + 1}`, 'shortWeekday'),
  );
  return week.every((name) => name.length <= maxLength) ? 'shortWeekday' : 'narrowWeekday';
}
