import { hotWordFromWire, suggestionsFromWire } from '../model/search.ts';
import { rows, text } from '../model/wire-values.ts';
import type { AreaTools, CallOptions } from './area.ts';

export const searchArea = ({ call, context }: AreaTools) => ({
  /** Lists the words that are searched for most. */
  hotWords: (options?: CallOptions) =>
    call('listHotWords', {}, (data) => rows(data).map(hotWordFromWire), options),
  /** Tells the spelling that was probably meant; null when the words are known or nothing is like them. */
  correct: (keyword: string, options?: CallOptions) =>
    call('correctSearch', { query: { keyword } }, text, options),
  /** Suggests products, categories and stores while the shopper types. */
  suggest: (keyword: string, options?: CallOptions) =>
    call('suggest', { query: { keyword } }, (data) => suggestionsFromWire(data, context()), options),
});
