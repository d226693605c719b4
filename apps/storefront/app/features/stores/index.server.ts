export { loadFollowedStores } from './followed-list.server.ts';
export { licenceAction } from './licence-action.server.ts';
export {
  loadStoreCategory,
  loadStoreCoupons,
  loadStoreFrame,
  loadStoreHome,
  loadStoreQualification,
} from './store.server.ts';
export { loadStores } from './store-list.server.ts';
export { parseStoreQuery } from './store-query.ts';
export { loadStoreStreet } from './stores.server.ts';
export { storeResources } from './resources.server.ts';
