export * from './price-input.tsx';
export { formatAmount, parseAmount } from './amount.ts';
