export { FollowedStoresPage } from './followed-stores-page.tsx';
export { WishListPage } from './wish-list-page.tsx';
