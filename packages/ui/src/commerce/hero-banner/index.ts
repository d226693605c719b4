export * from './hero-banner.tsx';
