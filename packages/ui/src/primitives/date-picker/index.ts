export * from './date-picker.tsx';
export * from './date-range-picker.tsx';
