export { loadBalance } from './balance.server.ts';
export { loadPaymentResult } from './payment-result.server.ts';
export { openMethods } from './payment-methods.ts';
export { loadCardPayment, loadPayment, paymentAction } from './payment.server.ts';
export { startPayment } from './start-payment.server.ts';
