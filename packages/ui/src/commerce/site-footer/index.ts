export * from './site-footer.tsx';
