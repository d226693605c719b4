export {
  defineLocales,
  type Locale,
  type LocaleDefinition,
  type Locales,
  type PageUrl,
  type SplitPath,
} from './define-locales.ts';
export * from './locales.ts';
export { directionOf, tagOf } from './tag.ts';
