/**
 * Converts our model to the props of the components of `@marketfront/ui`: plain data, so that a loader or a server
 * component can send it. Nothing of `@marketfront/ui` is imported.
 */
export { addressCardProps, couponCardProps, profileCardProps, reviewItemProps } from './account.ts';
export { galleryProps } from './gallery.ts';
export { type PageLinks, pictureProps, type PictureProps } from './links.ts';
export { cartLineProps, orderCardProps, orderLineProps } from './order.ts';
export {
  categoryTileProps,
  priceProps,
  productCardProps,
  reviewSummaryProps,
} from './product.ts';
export { storeCardProps, storeHeaderProps, storeScores } from './store.ts';
