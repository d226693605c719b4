export { StoreTile, storePath } from './store-tile.tsx';
