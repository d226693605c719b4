export type Clock = { now: () => Date };
export const systemClock: Clock = { now: () => new Date() };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** The wire's clock is GMT+8 and says so nowhere. */
export function toWireTime(moment: Date): string {
  return after(moment, 8 * hour)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}

export const toWireTimeOrNull = (moment: Date | null) => (moment ? toWireTime(moment) : null);
export const toWireDate = (moment: Date) => toWireTime(moment).slice(0, 10);
