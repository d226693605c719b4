import type { Suggestions } from '@marketfront/api-client';
import { defineResource } from '../../http/index.ts';

/** Suggestions of the search box. */
export const searchSuggestions = defineResource<{ query: { keyword: string }; load: Suggestions }>('suggest');
