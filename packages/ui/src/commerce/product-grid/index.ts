export * from './product-grid.tsx';
