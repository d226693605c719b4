export { ProductList } from './product-list.tsx';
export { parseProductQuery } from './product-query.ts';
export { productPath, ProductTile } from './product-tile.tsx';
