export * from './schema/catalog.ts';
export type { Localized } from './schema/columns.ts';
export * from './schema/orders.ts';
export * from './schema/site.ts';
export * from './schema/users.ts';
