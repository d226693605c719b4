export * from './category-tile.tsx';
