export * from './language-menu.tsx';
