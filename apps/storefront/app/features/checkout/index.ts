export { CheckoutPage } from './checkout-page.tsx';
export { useTotalRows } from './use-total-rows.ts';
