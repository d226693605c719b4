import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Localized } from '../../db/schema.ts';

export const languages = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;
export type Language = (typeof languages)[number];

/** Spellings of clients, by their first part: the shop's own URL code for Lao is "lao". */
const byPrimary: Readonly<Record<string, Language>> = {
  en: 'en',
  zh: 'zh-CN',
  es: 'es',
  fr: 'fr',
  th: 'th',
  lo: 'lo',
  lao: 'lo',
};

export function toLanguage(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return Object.hasOwn(byPrimary, primary) ? byPrimary[primary] : undefined;
}

/** The best language of an Accept-Language header; English when none is known. */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = Number(parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { language: toLanguage(tag), quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter((candidate) => candidate.language && candidate.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted[0]?.language ?? 'en';
}

export const inLanguage = (text: Localized, language: Language): string => text[language] ?? text.en;

/** The same choice inside a query, so that the other languages are not transferred. */
export function localizedColumn(column: PgColumn, language: Language): SQL<string> {
  if (language === 'en') return sql<string>`${column}->>'en'`;
  return sql<string>`coalesce(${column}->>${sql.raw(`'${language}'`)}, ${column}->>'en')`;
}
