export { ShopSearch } from './shop-search.tsx';
