export * from './quantity-stepper.tsx';
