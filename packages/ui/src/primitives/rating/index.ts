export * from './rating-input.tsx';
export * from './rating.tsx';
export * from './rating.variants.ts';
