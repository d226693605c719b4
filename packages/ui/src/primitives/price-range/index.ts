export * from './price-range.tsx';
