export { ProductList } from './product-list.tsx';
export { parseProductQuery } from './product-query.ts';
export { ProductTile } from './product-tile.tsx';
