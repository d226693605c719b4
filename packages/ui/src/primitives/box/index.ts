export * from './box.tsx';
export * from './box.variants.ts';
