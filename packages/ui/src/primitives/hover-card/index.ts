export * from './hover-card.tsx';
