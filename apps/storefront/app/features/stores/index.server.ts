export { loadStore, loadStoreStreet, storesPerPage } from './stores.server.ts';
