export * from './mega-menu.tsx';
