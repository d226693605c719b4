export { RefundPage } from './refund-page.tsx';
export { RefundsPage } from './refunds-page.tsx';
export { RequestRefundPage } from './request-refund-page.tsx';
export { kindMessages, stateView } from './state-view.ts';
