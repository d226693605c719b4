export { HomePage } from './home/later.ts';
export { HelpPage } from './help-page.tsx';
export { loadHomeOrCopy } from './home/load-home-or-copy.ts';
export { LanguageLinks } from './language-links.tsx';
export { PreferencesPage } from './preferences-page.tsx';
export { deliveryCountries } from './resources.ts';
