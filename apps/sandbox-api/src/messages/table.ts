import type { Language } from '../db/languages.ts';

/** Messages by key, each in every language; `{name}` stands for a value. */
export type MessageTable = Readonly<Record<string, Readonly<Record<Language, string>>>>;
