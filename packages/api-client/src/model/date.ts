/** An instant as ISO 8601 in UTC, e.g. "2026-03-01T10:30:00.000Z". */
export type Instant = string;
/** A calendar day, "2026-03-01". */
export type PlainDate = string;

// The API sends local times of GMT+8 without an offset.
const wireOffsetMs = 8 * 3_600_000;
const wallClock = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const day = /^\d{4}-\d{2}-\d{2}/;

export function instantFromWire(value: string | null | undefined): Instant | null {
  const match = wallClock.exec(value?.trim() ?? '');
  if (!match) return null;
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return new Date(Date.UTC(year, month - 1, date, hours, minutes, seconds) - wireOffsetMs).toISOString();
}

/** Formats an instant as "yyyy-MM-dd HH:mm:ss" in GMT+8, for servers of the contract. */
export function instantToWire(value: Date | Instant): string {
  return new Date(new Date(value).getTime() + wireOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

export const plainDateFromWire = (value: string | null | undefined): PlainDate | null =>
  day.exec(value ?? '')?.[0] ?? null;

/** Parses fields that are a day on some back ends and an instant on others; a day starts at midnight in GMT+8. */
export const startFromWire = (value: string | null | undefined): Instant | null =>
  instantFromWire(value) ?? instantFromWire(value ? `${value} 00:00:00` : null);
export const endFromWire = (value: string | null | undefined): Instant | null =>
  instantFromWire(value) ?? instantFromWire(value ? `${value} 23:59:59` : null);
