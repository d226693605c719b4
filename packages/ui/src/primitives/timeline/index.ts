export * from './timeline.tsx';
export * from './timeline.variants.ts';
