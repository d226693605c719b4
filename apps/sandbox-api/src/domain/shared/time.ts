export type Clock = { now: () => Date };
export const systemClock: Clock = { now: () => new Date() };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Times of the API are in GMT+8, without a time zone. */
export function toApiTime(moment: Date): string {
  return after(moment, 8 * hour)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}

export const toApiTimeOrNull = (moment: Date | null) => (moment ? toApiTime(moment) : null);
export const toApiDate = (moment: Date) => toApiTime(moment).slice(0, 10);

/** The last second of the day, in the time zone of the API. */
export const endOfApiDay = (moment: Date) => new Date(`${toApiDate(moment)}T23:59:59+08:00`);
