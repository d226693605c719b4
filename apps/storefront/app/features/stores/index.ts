export { StoreCategoryPage } from './store-category-page.tsx';
export { StoreCouponsPage } from './store-coupons-page.tsx';
export { StoreFrame } from './store-frame.tsx';
export { StoreHomePage } from './store-home-page.tsx';
export { StoreList } from './store-list.tsx';
export { StoreQualificationPage } from './store-qualification-page.tsx';
export { StoreStreetPage } from './store-street-page.tsx';
export { StoreTile } from './store-tile.tsx';
