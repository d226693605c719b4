// Types of the API. Only mappers, the client and servers of the contract use them.
import type { components, operations } from './generated/schema.d.ts';

export type { components, operations, paths } from './generated/schema.d.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;
export type ErrorEnvelope = Schemas['ErrorEnvelope'];

/** The whole JSON answer of an operation: success or error envelope. */
export type WireAnswer<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];

/** `data` of a successful answer. */
export type WireData<Id extends OperationId> = Extract<WireAnswer<Id>, { code: 200 }>['data'];

/** The body of a request of any media type. */
export type WireBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : never;

/** The query of a request. */
export type WireQuery<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** One page of rows; the other fields of a page are optional. */
export interface WirePage<Row> {
  /** The rows of this page. */
  list: Row[] | null;
  /** The number of rows of all pages. */
  total: number;
}
