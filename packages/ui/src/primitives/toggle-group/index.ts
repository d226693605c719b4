export * from './toggle-group.tsx';
export * from './toggle-group.variants.ts';
