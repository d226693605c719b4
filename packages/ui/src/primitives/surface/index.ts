export * from './surface.tsx';
