export { LanguageLinks } from './language-links.tsx';
export { PreferencesPage } from './preferences-page.tsx';
