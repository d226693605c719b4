import type { OperationId, WireData } from '@marketfront/api-client';
import type { Operation } from '../operation.ts';

/** The handlers of the contract's operations, each returning that operation's data. */
export type Operations = { [Id in OperationId]: Operation<WireData<Id>> };
