import * as v from 'valibot';
import { suggest } from '../domain/search/suggestions.ts';
import { correctSpelling } from '../domain/search/spelling.ts';
import { correctStoreSpelling } from '../domain/search/store-spelling.ts';
import { listHotWords } from '../domain/search/hot-words.ts';
import { optionalText } from '../input.ts';
import { anyone, scopeOf } from '../operation.ts';
import type { Operations } from './operations.ts';

const query = v.object({ keyword: optionalText(200) });

export const searchOperations = {
  listHotWords: anyone({}, (call) => listHotWords(scopeOf(call))),

  suggest: anyone({ query }, (call) => suggest(scopeOf(call), call.query.keyword)),

  correctSearch: anyone({ query }, (call) => correctSpelling(scopeOf(call), call.query.keyword)),

  correctStoreSearch: anyone({ query }, (call) => correctStoreSpelling(call.db, call.query.keyword)),
} satisfies Partial<Operations>;
