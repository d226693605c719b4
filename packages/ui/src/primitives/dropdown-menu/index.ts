export * from './dropdown-menu.tsx';
export * from './dropdown-menu.variants.ts';
export * from './entries.ts';
