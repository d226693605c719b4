export { cartAction } from './cart-action.server.ts';
export { addToCartAction, type AddToCartAnswer } from './add-to-cart-action.server.ts';
export { loadCart } from './cart-view.server.ts';
export { addToCart, lineIdsOfSkus } from './cart.server.ts';
export { visitorCartCount } from './visitor-lines.server.ts';
export { mergeVisitorCart } from './merge-visitor-cart.server.ts';
export { type CartPreviewData } from './cart-preview.server.ts';
export { cartResources } from './resources.server.ts';
