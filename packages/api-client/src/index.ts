export * from './errors.ts';
export * from './known-messages.ts';
export * from './model/index.ts';
export * from './wire.ts';
export { operationsTable } from './generated/operations.ts';
