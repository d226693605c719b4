import { type LocaleCode, localeCodes, pseudoLocaleCode } from '@marketfront/i18n';
import { type CatalogueLoader, createCatalogueLoader } from '@marketfront/i18n/react';
import { inlineCatalogue } from './inline.ts';
import type { UiParts } from './ui-imports.ts';

/** The languages of the design system's messages; `en-XA` is English for reviewers. */
export type UiLocale = LocaleCode | typeof pseudoLocaleCode;

/**
 * Loads one part of the design system's messages by language.
 * @param part which messages
 * @param inlineName their name in the page's inline messages
 */
export function createUiCatalogues<Part extends keyof UiParts>(
  part: Part,
  inlineName: string,
): CatalogueLoader<UiParts[Part]> {
  return createCatalogueLoader(
    (locale) =>
      inlineCatalogue<UiParts[Part]>(`${locale}/${inlineName}`) ?? loadOnDemand(locale as UiLocale, part),
  );
}

async function loadOnDemand<Part extends keyof UiParts>(
  locale: UiLocale,
  part: Part,
): Promise<UiParts[Part]> {
  const { uiImports } = await import('./ui-imports.ts');
  if (locale !== pseudoLocaleCode) return (await uiImports[locale][part]()).default;
  const [{ default: english }, { pseudoMessages }] = await Promise.all([
    uiImports.en[part](),
    import('./ui-pseudo.ts'),
  ]);
  return pseudoMessages(english);
}

/** Loads the messages of all languages; loaded ones cost nothing. */
export async function loadEveryLanguage(catalogues: CatalogueLoader<object>): Promise<void> {
  await Promise.all([...localeCodes, pseudoLocaleCode].map((locale) => catalogues.get(locale)));
}
