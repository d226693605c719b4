export * from './wire.ts';
export { operationsTable } from './generated/operations.ts';
