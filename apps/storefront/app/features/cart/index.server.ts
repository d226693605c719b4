export { cartAction, cartChangeAction } from './cart-action.server.ts';
export { addToCart, lineIdsOfSkus, loadCart, visitorCartCount } from './cart.server.ts';
export { mergeVisitorCart } from './merge-visitor-cart.server.ts';
export { loadCartPreview, type CartPreviewData } from './cart-preview.server.ts';
