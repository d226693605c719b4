export * from './price.tsx';
export * from './price.variants.ts';
