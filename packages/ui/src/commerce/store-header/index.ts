export * from './store-header.tsx';
