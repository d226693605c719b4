export * from './bulk-action-bar.tsx';
