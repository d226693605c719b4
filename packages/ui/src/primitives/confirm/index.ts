export * from './confirm.tsx';
