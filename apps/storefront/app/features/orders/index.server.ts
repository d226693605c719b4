export { orderAction } from './order-action.server.ts';
export { identityOf, loadOrderDetail } from './order-detail.server.ts';
export { loadOrders } from './orders.server.ts';
