export * from './error-panel.tsx';
export * from './result-panel.tsx';
export * from './result-panel.variants.ts';
