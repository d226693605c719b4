import * as operations from '../generated/operations.ts';
import { hotWordFromWire, suggestionsFromWire } from '../model/search.ts';
import { rows, text } from '../model/wire-values.ts';
import type { ApiConnection, CallOptions } from './area.ts';

export const searchArea = ({ call, context }: ApiConnection) => ({
  /** Lists the most common search words. */
  hotWords: (options?: CallOptions) =>
    call(operations.listHotWords, {}, (data) => rows(data).map(hotWordFromWire), options),
  /** Suggests a corrected spelling; null when the words are known or nothing is similar. */
  correct: (keyword: string, options?: CallOptions) =>
    call(operations.correctSearch, { query: { keyword } }, text, options),
  /** Suggests a corrected store name; null when a store is found or nothing is similar. */
  correctStore: (keyword: string, options?: CallOptions) =>
    call(operations.correctStoreSearch, { query: { keyword } }, text, options),
  /** Suggests products, categories and stores while the shopper types. */
  suggest: (keyword: string, options?: CallOptions) =>
    call(operations.suggest, { query: { keyword } }, (data) => suggestionsFromWire(data, context()), options),
});
