export { BalancePage } from './balance-page.tsx';
export { MyCouponsPage } from './my-coupons-page.tsx';
export { PointsPage } from './points-page.tsx';
