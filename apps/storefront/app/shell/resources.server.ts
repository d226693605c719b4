import { isLocaleCode } from '@marketfront/i18n';
import { serve, type Served, shopLoader, vitalsAction } from '../http/index.server.ts';
import { redirectWithin } from '../navigation/index.server.ts';
import { buildId } from '../services/index.ts';
import { menuPanels, runningBuild, vitals } from './resources.ts';
import { loadMenu } from './shell-data.server.ts';

/** Remembers the chosen language and leads to the same page in it, with and without script (`paths.language`). */
const chooseLanguage: Served = {
  name: 'language',
  load: shopLoader(async (shop, { url }) => {
    const chosen = url.searchParams.get('to');
    const language = isLocaleCode(chosen) ? chosen : shop.locale.code;
    shop.cookies.set('locale', language);
    return redirectWithin(language, url.searchParams.get('path') ?? '/');
  }),
};

const noStore = { headers: { 'Cache-Control': 'private, no-store' } };

export const shellResources = [
  chooseLanguage,
  serve(menuPanels, { load: shopLoader(loadMenu) }),
  serve(runningBuild, { load: async () => Response.json({ build: buildId }, noStore) }),
  serve(vitals, { act: vitalsAction }),
];
