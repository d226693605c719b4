import { hotWordFromWire, suggestionsFromWire } from '../model/search.ts';
import { rows } from '../model/wire-values.ts';
import type { AreaTools, CallOptions } from './area.ts';

export const searchArea = ({ call, context }: AreaTools) => ({
  /** Lists the words that are searched for most. */
  hotWords: (options?: CallOptions) =>
    call('listHotWords', {}, (data) => rows(data).map(hotWordFromWire), options),
  /** Suggests products, categories and stores while the shopper types. */
  suggest: (keyword: string, options?: CallOptions) =>
    call('suggest', { query: { keyword } }, (data) => suggestionsFromWire(data, context()), options),
});
