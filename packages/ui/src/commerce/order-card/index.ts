export * from './order-card.tsx';
