export { loadSearch } from './search.server.ts';
export { searchResources } from './resources.server.ts';
