import type { OperationId, WireData } from '@marketfront/api-client';
import type { Operation } from '../operation.ts';

/** The handlers of some operations of the contract, each answering that operation's data. */
export type Operations<Id extends OperationId> = { [Key in Id]: Operation<WireData<Key>> };
