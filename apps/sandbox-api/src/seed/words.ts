import type { Language } from '../db/languages.ts';

/** The languages of the demo data; other languages show its English. */
export const seedLanguages = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const satisfies readonly Language[];
export type SeedLanguage = (typeof seedLanguages)[number];
export type Words = Record<SeedLanguage, string>;

/** "English|中文|Español|Français|ไทย|ລາວ": one line per text keeps its languages side by side. */
export function words(text: string): Words {
  const parts = text.split('|').map((part) => part.trim());
  if (parts.length !== seedLanguages.length || parts.includes('')) {
    throw new Error(`marketfront/seed: "${text.slice(0, 60)}" is not in ${seedLanguages.length} languages.`);
  }
  return Object.fromEntries(seedLanguages.map((language, index) => [language, parts[index]])) as Words;
}

/** Inserts each language's own value into each language's own sentence. */
export function fill(sentence: Words, values: Readonly<Record<string, Words | string>>): Words {
  return mapWords(sentence, (text, language) =>
    text.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
      const value = values[name];
      if (value === undefined) return all;
      return typeof value === 'string' ? value : value[language];
    }),
  );
}

export const inEachLanguage = <T>(make: (language: SeedLanguage) => T): Record<SeedLanguage, T> =>
  Object.fromEntries(seedLanguages.map((language) => [language, make(language)])) as Record<SeedLanguage, T>;

export const mapWords = (text: Words, change: (text: string, language: SeedLanguage) => string): Words =>
  inEachLanguage((language) => change(text[language], language));

/** A text that is the same in every language, such as a brand name or a number. */
export const everywhere = (text: string): Words => inEachLanguage(() => text);
