export { CategoryPage } from './list/category-page.tsx';
export { ComparePage } from './compare/compare-page.tsx';
export { listHref } from './list/product-query.ts';
export { ProductList } from './list/product-list.tsx';
export { ProductPage } from './product/product-page.tsx';
export { ProductTile } from './product-tile.tsx';
export { ActivityPage } from './activity/activity-page.tsx';
