export { loadPreferences, preferencesAction } from './preferences.server.ts';
export {
  loadCountries,
  loadRegion,
  readMarketplace,
  type NamedCountry,
  type Region,
} from './region.server.ts';
