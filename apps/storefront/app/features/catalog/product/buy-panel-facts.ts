/** One file of what a visitor sees first in the buy box and does not need first. Lists load most of it for their cards. */
export { Rating } from '@marketfront/ui';
export { FavouriteButton } from '../../favourites/index.ts';
export { RefusedNotice, SoldOutNotice } from './panel-notices.tsx';
export { StockAlertButton } from './stock-alert-button.tsx';
