export * from './dialog.tsx';
export * from './dialog.variants.ts';
