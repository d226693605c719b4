export { RefundPage } from './refund-page.tsx';
export { RefundsPage } from './refunds-page.tsx';
export { kindMessages, stateView } from './state-view.ts';
export { RequestRefundPage } from './later.ts';
