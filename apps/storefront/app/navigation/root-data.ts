import {
  defaultLocale,
  type LocaleCode,
  localeOf,
  splitLocalePath,
  withLocalePrefix,
} from '@marketfront/i18n';
import { defaultCurrency } from '@marketfront/i18n/format';
import { createContext, use, useCallback } from 'react';
import { useLocation, useParams, useRouteLoaderData } from 'react-router';
import type { EvaluatedFlags } from '../session/flags.ts';
import type { Flash } from '../session/flash.server.ts';
import type { RootEvents } from '../events/root-events.server.ts';

/** The shopper's own part of the page frame. */
export interface CurrentShopper {
  readonly signedIn: boolean;
  readonly nickname: string | null;
  readonly cartCount: number;
  /** After a sign-in by password: a passkey is offered for the next time. */
  readonly offersPasskey: boolean;
}

/** The data of this visit that every page has; the root loader provides it. */
export interface RootData {
  readonly locale: LocaleCode;
  /** Scheme, host and port of the shop, for addresses that other sites read. */
  readonly origin: string;
  /** Codes of the languages that the shop offers. */
  readonly languages: readonly LocaleCode[];
  readonly merchantSite: string | null;
  /** Whether the shop measures the speed of pages, for visitors who consent. */
  readonly collectsVitals: boolean;
  /** Browsers send their errors. */
  readonly collectsErrors: boolean;
  /** The adapters for events, and the question about consent; `null`: no adapters, so no question either. */
  readonly events: RootEvents | null;
  /** The switches that a file sets. */
  readonly flags: EvaluatedFlags;
  readonly theme: string | null;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2 code of the country that the shopper has chosen for deliveries. */
  readonly deliveryCountry: string | null;
  /** English with accents and extra length, for reviewers. */
  readonly pseudo: boolean;
  readonly year: number;
  readonly site: {
    readonly name: string;
    readonly logo: string | null;
    /** ISO 4217 code of all amounts. */
    readonly currency: string;
    readonly imageResizeParam: string | null;
    readonly imageThemeParam: string | null;
    readonly showFictitiousSales: boolean;
  };
  readonly shopper: CurrentShopper;
  /**
   * The idempotency key of forms that add to the cart and are sent before script creates its own (`useIdempotencyKey`,
   * `useAddToCart`). A page that is shown to everybody has none.
   */
  readonly idempotencyKey: string | null;
  readonly flash: Flash | null;
}

/** The site's data while the back end has not responded. */
export const fallbackSite: RootData['site'] = {
  name: 'Marketfront',
  logo: null,
  currency: defaultCurrency,
  imageResizeParam: null,
  imageThemeParam: null,
  showFictitiousSales: true,
};

/** Used if the root loader failed; the language then comes from the address. */
const fallback: RootData = {
  locale: defaultLocale,
  origin: '',
  languages: [defaultLocale],
  merchantSite: null,
  collectsVitals: false,
  collectsErrors: false,
  events: null,
  flags: {},
  theme: null,
  timeZone: 'UTC',
  deliveryCountry: null,
  pseudo: false,
  year: new Date().getUTCFullYear(),
  site: fallbackSite,
  shopper: { signedIn: false, nickname: null, cartCount: 0, offersPasskey: false },
  idempotencyKey: null,
  flash: null,
};

/** The data of the root loader, for the provider of `RootContext`; the fallback if there is none. */
export function useRootLoader(): RootData {
  const root = useRouteLoaderData<RootData>('root');
  const { locale } = useParams();
  return root ?? { ...fallback, locale: localeOf(locale).code };
}

/**
 * A separate context: the router's changes with every step of a navigation, and every link of a page reads this one.
 */
export const RootContext = createContext<RootData>(fallback);

/** The data of this visit that every page has. */
export const useRoot = (): RootData => use(RootContext);

export const useLocaleCode = (): LocaleCode => useRoot().locale;

/** A path of the shop in the language of the page, for forms and fetchers (links get theirs by `AppLink`). */
export function usePath(): (path: string) => string {
  const { locale } = useRoot();
  return useCallback((path) => withLocalePrefix(locale, path), [locale]);
}

/** Path and query of this page without the language, for forms that lead back to it. */
export function useRequestPath(): string {
  const { pathname, search } = useLocation();
  return splitLocalePath(pathname).path + search;
}
