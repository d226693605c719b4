export * from './description-list.tsx';
export * from './description-list.variants.ts';
