export * from './coupon-card.tsx';
export * from './coupon-card.variants.ts';
