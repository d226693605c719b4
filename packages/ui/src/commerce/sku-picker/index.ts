export * from './sku-picker.tsx';
