import { localeCodes } from '../../../../packages/i18n/src/locales.ts';
import { pagesToBrowse } from './pages-to-browse.ts';

const app = '/storefront/app/';
const ui = '/packages/ui/src/';

const isIn = (places: readonly string[]) => (id: string) => places.some((place) => id.includes(place));

const areas = [...new Set(pagesToBrowse.flatMap(({ messages }) => messages))];

/** For pages to browse, one file per language: it is loaded with the second page that a visitor browses. */
const messages = localeCodes.map((locale) => ({
  name: `messages-${locale}`,
  test: isIn(areas.map((area) => `${app}messages/${locale}/${area}.json`)),
  priority: 1,
}));

/**
 * The modules that are bundled into one file each, by folder (`codeSplitting.groups` of Rolldown): fewer, larger files
 * than one per shared module. A file also contains imports of its modules that no earlier file contains. The bundler
 * decides the rest.
 */
export const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 8 },
  { name: 'frame', test: isIn([`${app}root.tsx`, `${app}shell/shop-layout`, `${ui}provider/`]), priority: 7 },
  // Modules that many pages use.
  { name: 'common', test: isIn([app, '/packages/']), minShareCount: 6, priority: 6 },
  { name: 'header', test: isIn([`${app}shell/`]), priority: 5 },
  ...messages,
];
