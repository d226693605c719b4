export * from './tag.tsx';
