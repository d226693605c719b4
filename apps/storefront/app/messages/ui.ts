import type { CoreMessages } from '@marketfront/ui';
import { createUiCatalogues, loadEveryLanguage, type UiLocale } from './ui-catalogues.ts';

const catalogues = createUiCatalogues('core', 'ui');

/** For the server: rendering never waits for a language. */
export const loadEveryUiLanguage = () => loadEveryLanguage(catalogues);

/**
 * One language's messages of `ui` while React renders: suspends until they have arrived.
 * @throws the download's error if it failed twice, for the error boundary
 */
export const uiMessages = (locale: UiLocale): CoreMessages => catalogues.read(locale);
