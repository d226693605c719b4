export * from './steps.tsx';
export * from './steps.variants.ts';
