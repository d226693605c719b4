export * from './toast.tsx';
export * from './toast.variants.ts';
