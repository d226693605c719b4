export * from './time-picker.tsx';
