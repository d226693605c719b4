export * from './qr-code.tsx';
export * from './qr-code.variants.ts';
