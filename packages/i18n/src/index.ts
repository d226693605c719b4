export { defineLocales, type Locale, type LocaleDefinition, type Locales } from './define-locales.ts';
export type { PageUrl, SplitPath } from './locale-paths.ts';
export * from './locales.ts';
export { directionOf, tagOf } from './tag.ts';
