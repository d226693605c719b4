export * from './kbd.tsx';
