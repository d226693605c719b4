export * from './layout.tsx';
export * from './layout.variants.ts';
