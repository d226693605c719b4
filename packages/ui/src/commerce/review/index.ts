export * from './review-item.tsx';
export * from './review-summary.tsx';
