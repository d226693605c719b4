export * from './context-menu.tsx';
