import * as operations from '../generated/operations.ts';
import { hotWordFromWire, suggestionsFromWire } from '../model/search.ts';
import { rows, text } from '../model/wire-values.ts';
import type { ApiConnection, CallOptions } from './area.ts';

export const searchArea = ({ call, context }: ApiConnection) => ({
  /** Lists the words that are searched for most. */
  hotWords: (options?: CallOptions) =>
    call(operations.listHotWords, {}, (data) => rows(data).map(hotWordFromWire), options),
  /** Tells the spelling that was probably meant; null when the words are known or nothing is like them. */
  correct: (keyword: string, options?: CallOptions) =>
    call(operations.correctSearch, { query: { keyword } }, text, options),
  /** Tells what of a store's name was probably meant; null when a store is found or nothing is like it. */
  correctStore: (keyword: string, options?: CallOptions) =>
    call(operations.correctStoreSearch, { query: { keyword } }, text, options),
  /** Suggests products, categories and stores while the shopper types. */
  suggest: (keyword: string, options?: CallOptions) =>
    call(operations.suggest, { query: { keyword } }, (data) => suggestionsFromWire(data, context()), options),
});
