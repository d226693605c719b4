import { serve, shopLoader } from '../../http/index.server.ts';
import { searchSuggestions } from './resources.ts';
import { loadSuggestions } from './suggestions.server.ts';

export const searchResources = [
  serve(searchSuggestions, { load: shopLoader((shop, { url }) => loadSuggestions(shop, url.searchParams)) }),
];
