export * from './summary-rows.tsx';
