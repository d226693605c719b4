import * as operations from '../generated/operations.ts';
import {
  currencyFromWire,
  homeFromWire,
  languageFromWire,
  pageTextFromWire,
  siteFromWire,
} from '../model/site.ts';
import { marketplaceFromWire } from '../model/marketplace.ts';
import { imageUrl, rows } from '../model/wire-values.ts';
import type { ApiConnection, CallOptions } from './area.ts';

export const siteArea = ({ call, context }: ApiConnection) => ({
  /** Loads the banners and settings of the start page. */
  home: (options?: CallOptions) =>
    call(operations.getHome, {}, (data) => homeFromWire(data, context()), options),
  /** Loads the settings that every page needs. */
  site: (options?: CallOptions) =>
    call(operations.getSite, {}, (data) => siteFromWire(data, context()), options),
  /** Loads the operator of the marketplace, and the countries that its merchants deliver to. */
  marketplace: (options?: CallOptions) => call(operations.getMarketplace, {}, marketplaceFromWire, options),
  /** Loads the currency of all prices. */
  currency: (options?: CallOptions) => call(operations.getCurrency, {}, currencyFromWire, options),
  /** Loads the base address of pictures; null when the API uses absolute ones. */
  imageDomain: (options?: CallOptions) =>
    call(operations.getImageDomain, {}, (data) => imageUrl(data, context()), options),
  /** Lists the enabled languages of the back end. */
  languages: (options?: CallOptions) =>
    call(
      operations.listLanguages,
      { query: { state: 1 } },
      (data) => rows(data).map(languageFromWire),
      options,
    ),
  /** Lists the texts of a page that the back end maintains. */
  pageTexts: (query: { languageCode: string; layout: string }, options?: CallOptions) =>
    call(
      operations.listPageTexts,
      { query: { languageCode: query.languageCode, type: 1, url: query.layout } },
      (data) => rows(data).map(pageTextFromWire),
      options,
    ),
});
