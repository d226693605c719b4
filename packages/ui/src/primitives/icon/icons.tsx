export * from './control-icons.tsx';
export * from './page-icons.tsx';
export * from './product-icons.tsx';
