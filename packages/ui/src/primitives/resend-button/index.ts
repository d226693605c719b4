export * from './resend-button.tsx';
