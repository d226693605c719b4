export { orderAction } from './order-action.server.ts';
export { identityOf, loadLogistics, loadMailedOrder, loadOrder } from './order-detail.server.ts';
export { loadOrders } from './orders.server.ts';
