import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Language, languages } from '../../db/languages.ts';
import type { Localized } from '../../db/schema.ts';

export type { Language };

const primarySubtag = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** Languages by their first subtag; clients send the tag ("lo") or the code of the shop's addresses ("lao"). */
const byPrimary: ReadonlyMap<string, Language> = new Map(
  languages.flatMap(({ tag, code }) =>
    [tag, code].map((spelling) => [primarySubtag(spelling), tag] as const),
  ),
);

export const toLanguage = (tag: string): Language | undefined => byPrimary.get(primarySubtag(tag));

/** The best language of an Accept-Language header; English if none is known. */
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
