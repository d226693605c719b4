export * from './code-field.tsx';
