export { ProductList } from './product-list.tsx';
export { parseProductQuery, toApiQuery } from './product-query.ts';
export { productPath, ProductTile } from './product-tile.tsx';
