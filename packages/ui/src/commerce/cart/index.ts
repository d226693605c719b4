export * from './cart-line.tsx';
export * from './cart-merchant-group.tsx';
export * from './order-summary.tsx';
export * from './aside-layout.tsx';
