export * from './image.tsx';
export * from './image.variants.ts';
