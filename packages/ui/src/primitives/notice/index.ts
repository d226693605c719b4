export * from './notice.tsx';
export * from './notice.variants.ts';
