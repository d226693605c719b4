export { FavouriteButton } from './favourite-button.tsx';
export { WishListPage } from './wish-list-page.tsx';
