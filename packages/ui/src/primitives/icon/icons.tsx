export * from './control-icons.tsx';
export * from './header-icons.tsx';
export * from './page-icons.tsx';
export * from './product-icons.tsx';
export * from './shared-icons.tsx';
