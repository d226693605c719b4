export * from './tooltip.tsx';
export * from './tooltip.variants.ts';
