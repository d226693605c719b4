export * from './progress.tsx';
export * from './progress.variants.ts';
