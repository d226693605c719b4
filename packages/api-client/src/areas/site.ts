import {
  currencyFromWire,
  homeFromWire,
  languageFromWire,
  pageTextFromWire,
  siteFromWire,
} from '../model/site.ts';
import { imageUrl, rows } from '../model/wire-values.ts';
import type { AreaTools, CallOptions } from './area.ts';

export const siteArea = ({ call, context }: AreaTools) => ({
  home: (options?: CallOptions) => call('getHome', {}, (data) => homeFromWire(data, context()), options),
  site: (options?: CallOptions) => call('getSite', {}, (data) => siteFromWire(data, context()), options),
  currency: (options?: CallOptions) => call('getCurrency', {}, currencyFromWire, options),
  imageDomain: (options?: CallOptions) =>
    call('getImageDomain', {}, (data) => imageUrl(data, context()), options),
  languages: (options?: CallOptions) =>
    call('listLanguages', { query: { state: 1 } }, (data) => rows(data).map(languageFromWire), options),
  pageTexts: (query: { languageCode: string; layout: string }, options?: CallOptions) =>
    call(
      'listPageTexts',
      { query: { languageCode: query.languageCode, type: 1, url: query.layout } },
      (data) => rows(data).map(pageTextFromWire),
      options,
    ),
});
