export * from './tags-input.tsx';
