export { loadHome } from './home/home.server.ts';
export { loadHelp } from './help.server.ts';
export { loadRoot } from './root.server.ts';
export { loadPreferences, preferencesAction } from './preferences.server.ts';
export { loadRegion, readMarketplace, type NamedCountry, type Region } from './region.server.ts';
export { siteResources } from './resources.server.ts';
