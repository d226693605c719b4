export { LogisticsPage } from './logistics-page.tsx';
export { OrderPage } from './order-page.tsx';
export { OrdersPage } from './orders-page.tsx';
