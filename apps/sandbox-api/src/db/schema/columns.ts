import { bigint, customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../languages.ts';

/** A text by language. English is required and replaces a missing translation. */
export type Localized = { en: string } & Partial<Record<Exclude<Language, 'en'>, string>>;

export const localized = (name: string) => jsonb(name).$type<Localized>();
export const stringList = (name: string) => jsonb(name).$type<string[]>();

/** Text in the order of its bytes, regardless of the database's locale. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Money as integer minor units, for a single piece. */
export const price = (name: string) => integer(name);
/** Money as integer minor units, for sums, which may exceed 2^31. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** For rows that wait for a payment provider: a failed call is repeated later, and an operator sees why it failed. */
export const retryColumns = () => ({
  attempts: integer('attempts').notNull().default(0),
  retryAt: moment('retry_at'),
  failure: text('failure'),
});
