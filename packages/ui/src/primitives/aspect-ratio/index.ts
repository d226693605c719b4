export * from './aspect-ratio.tsx';
