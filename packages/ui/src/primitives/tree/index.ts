export * from './tree.tsx';
export type { TreeItem } from './visible-items.ts';
