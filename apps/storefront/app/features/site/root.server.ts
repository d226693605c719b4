import { config, withTimeout } from '../../services/index.server.ts';
import { takeFlash } from '../../session/index.server.ts';
import { offeredLanguages, queries, type Shop } from '../../http/index.server.ts';
import { loadRootEvents } from '../../events/index.server.ts';
import { fallbackSite, type RootData } from '../../navigation/index.ts';
import { loadCurrentShopper } from '../account/index.server.ts';

/** Themes that a shopper can choose; anything else in the cookie counts as no choice. */
const themes = ['light', 'dark'] as const;

/** Of the last answer: a back end that is slow for a moment must not turn euros into dollars. */
let lastCurrency: string | undefined;

/** Data that every page uses. */
export async function loadRoot(shop: Shop): Promise<RootData> {
  // Before anything else: a page that fails meanwhile leaves a message for the next one.
  const flash = takeFlash(shop);
  const [site, listed, shopper, events] = await Promise.all([
    // The first page waits longer, because without the site nobody knows its currency.
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
