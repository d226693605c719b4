export * from './checkout-layout.tsx';
