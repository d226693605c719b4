export { refundAction } from './refund-action.server.ts';
export { loadRefund, loadRefunds } from './refunds.server.ts';
export { loadRequestRefund, requestRefundAction } from './request-refund.server.ts';
export { refundResources } from './resources.server.ts';
