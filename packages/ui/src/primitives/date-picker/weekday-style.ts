/** Longer names run into each other in columns of 40 px. */
const maxLength = 5;

/** How a calendar shortens the names of days: to the shortest form in languages whose short names are long, such as Thai. */
export function weekdayStyle(tag: string): 'short' | 'narrow' {
  const { format } = new Intl.DateTimeFormat(tag, { weekday: 'short' });
  const week = Array.from({ length: 7 }, (_, day) => format(new Date(2026, 10, day + 1)));
  return week.every((name) => name.length <= maxLength) ? 'short' : 'narrow';
}
