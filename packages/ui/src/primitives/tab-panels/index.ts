export * from './tab-panels.tsx';
export * from './tab-panels.variants.ts';
