export * from './application-status.tsx';
export * from './application.variants.ts';
export * from './merchant-application-form.tsx';
