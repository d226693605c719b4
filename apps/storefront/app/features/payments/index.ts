export type { OfferedMethod } from './payment-methods.ts';
export { CardPage } from './card-page.tsx';
export {
  firstChoice,
  isOfferedMethod,
  useMethodName,
  useMethodRows,
} from './payment-methods.ts';
export { statusNow } from './closed-order.ts';
export { PaymentPage } from './payment-page.tsx';
export { PaymentResultPage } from './payment-result-page.tsx';
export { TimeToPay } from './time-to-pay.tsx';
