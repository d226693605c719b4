export * from './buy-box.tsx';
