export { cartAction } from './cart-action.server.ts';
export { addToCartAction, type AddToCartAnswer } from './add-to-cart-action.server.ts';
export { addToCart, lineIdsOfSkus, loadCart, visitorCartCount } from './cart.server.ts';
export { mergeVisitorCart } from './merge-visitor-cart.server.ts';
export { type CartPreviewData } from './cart-preview.server.ts';
export { cartResources } from './resources.server.ts';
