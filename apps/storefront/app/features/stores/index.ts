export { StorePage } from './store-page.tsx';
export { StoreStreetPage } from './store-street-page.tsx';
export { StoreTile } from './store-tile.tsx';
