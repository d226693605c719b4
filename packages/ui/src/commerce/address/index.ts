export * from './address-card.tsx';
export * from './address-form.tsx';
