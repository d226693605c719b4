export * from './table.tsx';
export * from './table.variants.ts';
