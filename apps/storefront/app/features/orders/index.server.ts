export { orderAction } from './order-action.server.ts';
export { identityOf, loadMailedOrder, loadOrder } from './order-detail.server.ts';
export { loadOrders } from './orders.server.ts';
