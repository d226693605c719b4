export * from './refund-timeline.tsx';
export * from './refund-timeline.variants.ts';
