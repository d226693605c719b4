export { refundAction } from './refund-action.server.ts';
export { loadRefund, loadRefunds } from './refunds.server.ts';
export { loadAmount, loadRequestRefund, requestRefundAction } from './request-refund.server.ts';
