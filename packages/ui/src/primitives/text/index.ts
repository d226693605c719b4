export * from './text.tsx';
export * from './text.variants.ts';
