export * from './review-form.tsx';
