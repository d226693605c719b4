export { cartAction } from './cart-action.server.ts';
export { addToCart, lineIdsOfSkus, loadCart, mergeVisitorCart, visitorCartCount } from './cart.server.ts';
