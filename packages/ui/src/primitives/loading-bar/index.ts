export * from './loading-bar.tsx';
