import type { UiMessages } from '@marketfront/ui';
import { createUiCatalogues, loadEveryLanguage, type UiLocale } from './ui-catalogues.ts';

const catalogues = createUiCatalogues('all', 'ui-all');

/** For the server: rendering never waits for a language. */
export const loadEveryCompleteLanguage = () => loadEveryLanguage(catalogues);

/** All messages of `ui` in one language while React renders: suspends until they have arrived. */
export const completeUiMessages = (locale: UiLocale): UiMessages => catalogues.read(locale);
