export * from './radio-group.tsx';
export * from './radio-group.variants.ts';
