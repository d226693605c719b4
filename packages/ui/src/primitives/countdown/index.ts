export * from './countdown.tsx';
