export { loadSearch } from './search.server.ts';
export { loadSuggestions } from './suggestions.server.ts';
