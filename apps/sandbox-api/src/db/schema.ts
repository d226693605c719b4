export * from './schema/catalog.ts';
export type { Localized } from './schema/columns.ts';
export * from './schema/orders.ts';
export * from './schema/promotions.ts';
export * from './schema/reviews.ts';
export * from './schema/site.ts';
export * from './schema/stores.ts';
export * from './schema/users.ts';
