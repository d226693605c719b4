export { loadDealState, loadHome } from './home/home.server.ts';
export { loadForYou } from './home/for-you.server.ts';
export { loadHelp } from './help.server.ts';
export { loadRoot } from './root.server.ts';
export { loadPreferences, preferencesAction } from './preferences.server.ts';
export {
  loadCountries,
  loadRegion,
  readMarketplace,
  type NamedCountry,
  type Region,
} from './region.server.ts';
