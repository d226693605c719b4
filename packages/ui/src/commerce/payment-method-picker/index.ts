export * from './payment-method-picker.tsx';
