export * from './menu.tsx';
export * from './popover.tsx';
export * from './popover.variants.ts';
