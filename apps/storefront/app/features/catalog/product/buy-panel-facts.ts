/** Visible parts of the buy box that a purchase does not need, as one file. Lists have loaded most of it for their cards. */
export { Rating } from '@marketfront/ui';
export { FavouriteButton } from '../../favourites/index.ts';
export { RefusedNotice, SoldOutNotice } from './panel-notices.tsx';
export { StockAlertButton } from './stock-alert-button.tsx';
