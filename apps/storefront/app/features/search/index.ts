export { SearchPage } from './search-page.tsx';
export { ShopSearch } from './shop-search.tsx';
