const day = 86_400_000;

/** The spec's time limit for a review (§9). */
export const reviewDays = 15;

/** The date after a number of working days, without Saturdays and Sundays. Public holidays differ and are unknown. */
export function workingDaysAfter(start: string, days: number): string {
  let time = Date.parse(start);
  for (let left = days; left > 0; ) {
    time += day;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time).toISOString();
}
