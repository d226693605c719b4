export type { CheckoutAnswer } from './checkout-answer.server.ts';
export { CheckoutPage } from './checkout-page.tsx';
export { useTotalRows } from './use-total-rows.ts';
export { useIsCheckoutOfCart } from './use-is-checkout-of-cart.ts';
export { keepCheckout } from './unanswered-choice.ts';
