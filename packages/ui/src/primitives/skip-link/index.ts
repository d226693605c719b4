export * from './skip-link.tsx';
