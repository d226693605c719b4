import { type Catalogue, createMessages } from '@marketfront/i18n/react';
import { lazyModule } from '../../speed/browser/lazy-module.ts';
import { completeUiMessages } from './complete-ui.ts';
import { inlineCatalogue, toInlineJson } from './inline.ts';
import { uiMessages } from './ui.ts';
import type { UiLocale } from './ui-catalogues.ts';

/** The shop's own messages, one file per area and language: `messages/<locale>/<area>.json`. */
type Schema = {
  account: typeof import('./en/account.json');
  addresses: typeof import('./en/addresses.json');
  auth: typeof import('./en/auth.json');
  cart: typeof import('./en/cart.json');
  catalog: typeof import('./en/catalog.json');
  checkout: typeof import('./en/checkout.json');
  compare: typeof import('./en/compare.json');
  consent: typeof import('./en/consent.json');
  coupons: typeof import('./en/coupons.json');
  descriptions: typeof import('./en/descriptions.json');
  errors: typeof import('./en/errors.json');
  favourites: typeof import('./en/favourites.json');
  help: typeof import('./en/help.json');
  home: typeof import('./en/home.json');
  human: typeof import('./en/human.json');
  licences: typeof import('./en/licences.json');
  lists: typeof import('./en/lists.json');
  notifications: typeof import('./en/notifications.json');
  onboarding: typeof import('./en/onboarding.json');
  orders: typeof import('./en/orders.json');
  payments: typeof import('./en/payments.json');
  product: typeof import('./en/product.json');
  profile: typeof import('./en/profile.json');
  questions: typeof import('./en/questions.json');
  refunds: typeof import('./en/refunds.json');
  report: typeof import('./en/report.json');
  reviewing: typeof import('./en/reviewing.json');
  reviews: typeof import('./en/reviews.json');
  search: typeof import('./en/search.json');
  seller: typeof import('./en/seller.json');
  site: typeof import('./en/site.json');
  stores: typeof import('./en/stores.json');
  wallet: typeof import('./en/wallet.json');
  wishlist: typeof import('./en/wishlist.json');
};
export type MessageArea = keyof Schema;

// The server has every language in memory; a browser reads the messages of its first page from the page and fetches
// others. With a static import, the browser's first file would contain all of them.
const { inMemory } = import.meta.env.SSR ? await import('./in-memory.ts') : { inMemory: {} };
const inMemoryCatalogue = (locale: string, area: string) =>
  (inMemory as Record<string, Catalogue>)[`./${locale}/${area}.json`];

export const messagesOnDemand = lazyModule(() => import('./on-demand.ts'));

export const { MessagesProvider, useMessages, getMessages, preloadMessages } = createMessages<Schema>({
  load: (locale, area) =>
    inMemoryCatalogue(locale, area) ??
    inlineCatalogue<Catalogue>(`${locale}/${area}`) ??
    messagesOnDemand.loaded?.loadOnDemand(locale, area) ??
    messagesOnDemand.load().then(({ loadOnDemand }) => loadOnDemand(locale, area)),
});

/** The language of the displayed page; not set on the server and before the first page is hydrated. */
let shownLocale: string | undefined;

/** Later pages fetch their messages in this language. */
export const setShownLocale = (locale: string): void => {
  shownLocale = locale;
};

/**
 * The areas whose messages a page needs (`handle.messages`). The HTML of a first page contains them. For later pages
 * they are fetched as soon as the page's code has arrived: otherwise they would be fetched only on rendering, after its
 * data. Those of a page to browse are fetched together with its code (`speed/browser/prefetch-pages.tsx`).
 */
export function pageMessages(...areas: readonly MessageArea[]): readonly MessageArea[] {
  // Messages that cannot be loaded now are requested again when the page is rendered.
  if (shownLocale !== undefined) preloadMessages(shownLocale, ...areas).catch(() => undefined);
  return areas;
}

/** By language, areas and completeness, which are the same for pages of one kind. */
const inlined = new Map<string, string>();

/**
 * The messages of one page for its script element (see `inline.ts`); written by the server only.
 * @param isComplete with all messages of the design system (`state/complete-ui.tsx`)
 */
export function inlineMessages(locale: UiLocale, areas: readonly MessageArea[], isComplete = false): string {
  if (!import.meta.env.SSR) return '';
  const key = [locale, isComplete, ...areas].join();
  const known = inlined.get(key);
  if (known !== undefined) return known;
  const entries = areas.map((area) => [`${locale}/${area}`, inMemoryCatalogue(locale, area)]);
  const ui = isComplete
    ? { [`${locale}/ui-all`]: completeUiMessages(locale) }
    : { [`${locale}/ui`]: uiMessages(locale) };
  const json = toInlineJson({ ...Object.fromEntries(entries), ...ui });
  inlined.set(key, json);
  return json;
}
