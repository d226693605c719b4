export * from './favourite-button.tsx';
export * from './product-card.tsx';
