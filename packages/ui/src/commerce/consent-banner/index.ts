export * from './consent-banner.tsx';
