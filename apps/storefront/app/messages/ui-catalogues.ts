import { type LocaleCode, localeCodes, pseudoLocaleCode } from '@marketfront/i18n';
import { type CatalogueLoader, createCatalogueLoader } from '@marketfront/i18n/react';
import { inlineCatalogue } from './inline.ts';

/** The languages of the design system's messages; `en-XA` is English for reviewers. */
export type UiLocale = LocaleCode | typeof pseudoLocaleCode;

/** One part of the design system's messages, per language. A bundler needs each import written out. */
export type UiImports<Messages> = Record<LocaleCode, () => Promise<{ default: Messages }>>;

/**
 * Loads one part of the design system's messages by language.
 * @param part its name in the page's inline messages
 * @param load the imports of all languages, loaded with the first language that is not part of the page
 */
export function createUiCatalogues<Messages extends object>(
  part: string,
  load: () => Promise<{ imports: UiImports<Messages> }>,
): CatalogueLoader<Messages> {
  return createCatalogueLoader(
    (locale) => inlineCatalogue<Messages>(`${locale}/${part}`) ?? loadOnDemand(locale as UiLocale, load),
  );
}

async function loadOnDemand<Messages extends object>(
  locale: UiLocale,
  load: () => Promise<{ imports: UiImports<Messages> }>,
): Promise<Messages> {
  const { imports } = await load();
  if (locale !== pseudoLocaleCode) return (await imports[locale]()).default;
  const [{ default: english }, { pseudoMessages }] = await Promise.all([
    imports.en(),
    import('./ui-pseudo.ts'),
  ]);
  return pseudoMessages(english);
}

/** Loads the messages of all languages; those that are loaded cost nothing. */
export async function loadEveryLanguage(catalogues: CatalogueLoader<object>): Promise<void> {
  await Promise.all([...localeCodes, pseudoLocaleCode].map((locale) => catalogues.get(locale)));
}
