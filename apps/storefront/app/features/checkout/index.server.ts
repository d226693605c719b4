export { checkoutAction } from './checkout-action.server.ts';
export { loadCheckout } from './checkout.server.ts';
