export * from './user-center.tsx';
