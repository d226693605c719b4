export { cartAction, cartChangeAction } from './cart-action.server.ts';
export {
  addToCartAction,
  type AddToCartAnswer,
  addToCartByScriptAction,
} from './add-to-cart-action.server.ts';
export { loadCartCoupons } from './cart-coupons.server.ts';
export { loadCartOptions } from './change-line.server.ts';
export { loadAdded } from './added/added.server.ts';
export { loadEstimate } from './estimate.server.ts';
export {
  addToCart,
  lineIdsOfSkus,
  loadCart,
  visitorCartCount,
} from './cart.server.ts';
export { mergeVisitorCart } from './merge-visitor-cart.server.ts';
export { loadCartPreview, type CartPreviewData } from './cart-preview.server.ts';
