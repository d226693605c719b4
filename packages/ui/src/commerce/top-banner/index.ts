export * from './top-banner.tsx';
