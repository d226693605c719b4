export * from './store-card.tsx';
