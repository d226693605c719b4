import type { LoginMessages } from '@marketfront/ui/login-dialog';
import { createUiCatalogues, loadEveryLanguage, type UiLocale } from './ui-catalogues.ts';

const catalogues = createUiCatalogues('login', 'login');

/** For the server: rendering never waits for a language. */
export const loadEveryLoginLanguage = () => loadEveryLanguage(catalogues);

/** One language's messages of the sign-in form while React renders: suspends until they have arrived. */
export const loginMessages = (locale: UiLocale): LoginMessages => catalogues.read(locale);
