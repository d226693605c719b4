export * from './sticky-buy-bar.tsx';
