export * from './badge.tsx';
export * from './badge.variants.ts';
