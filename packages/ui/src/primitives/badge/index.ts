export * from './badge.tsx';
export * from './count-badge.tsx';
export * from './badge.variants.ts';
