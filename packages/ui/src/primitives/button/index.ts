export * from './button.tsx';
export * from './button.variants.ts';
