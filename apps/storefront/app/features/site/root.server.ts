import { config, withTimeout } from '../../services/index.server.ts';
import { takeFlash } from '../../session/index.server.ts';
import { offeredLanguages, queries, type Shop } from '../../http/index.server.ts';
import { loadRootEvents } from '../../events/index.server.ts';
import { fallbackSite, type RootData } from '../../navigation/index.ts';
import { loadCurrentShopper } from '../account/index.server.ts';

/** The themes that a shopper can choose; any other cookie value counts as no choice. */
const themes = ['light', 'dark'] as const;

/** The currency of the last response: if the back end is slow for a moment, euros must not become dollars. */
let lastCurrency: string | undefined;

/** Data that every page uses. */
export async function loadRoot(shop: Shop): Promise<RootData> {
  // Read first: a page that fails in the meantime leaves a message for the next one.
  const flash = takeFlash(shop);
  const [site, listed, shopper, events] = await Promise.all([
    // The first page waits longer, because the currency is unknown until the site has been read.
    withTimeout(
      queries.site(shop),
      lastCurrency === undefined ? config.blockTimeoutMs : config.frameTimeoutMs,
    ),
    withTimeout(queries.languages(shop), config.frameTimeoutMs),
    loadCurrentShopper(shop),
    loadRootEvents(shop),
  ]);
  lastCurrency = site?.currency.code ?? lastCurrency;
  return {
    locale: shop.locale.code,
    origin: shop.origin,
    languages: offeredLanguages(listed),
    merchantSite: config.merchantSite,
    collectsVitals: config.collectsVitals,
    collectsErrors: config.collectsErrors,
    events,
    flags: shop.flags,
    theme: themes.find((theme) => theme === shop.cookies.get('theme')) ?? null,
    timeZone: shop.timeZone,
    deliveryCountry: shop.deliveryCountry,
    pseudo: config.pseudoLocale && shop.locale.code === 'en',
    year: new Date().getUTCFullYear(),
    site: site
      ? {
          name: site.name || fallbackSite.name,
          logo: site.logo,
          currency: site.currency.code,
          imageResizeParam: site.imageResizeParam,
          imageThemeParam: site.imageThemeParam,
          showFictitiousSales: site.showFictitiousSales,
        }
      : { ...fallbackSite, currency: lastCurrency ?? fallbackSite.currency },
    shopper,
    idempotencyKey: shop.signedIn ? crypto.randomUUID() : null,
    flash,
  };
}
