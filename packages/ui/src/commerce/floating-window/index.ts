export * from './floating-window.tsx';
export * from './service-entry.tsx';
