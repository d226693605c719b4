import type { HttpClient } from '../http-client.ts';
import type { WireContext } from '../model/wire-values.ts';
import type { CallOptions, MutationOptions, Transport } from '../transport.ts';

/** What `connect` returns: a connection to an API, from which the calls of an area are built. */
export interface ApiConnection {
  /** Calls an operation of openapi.yaml by its row of the operations table. */
  call: Transport;
  /** The client of openapi-fetch under it: any operation by its path, middleware (`use`), answers with their headers. */
  client: HttpClient;
  /** What the mappers need to know of the client. */
  context: () => WireContext;
}

export interface Paging {
  /** The page, from 1. */
  page?: number | undefined;
  /** The number of rows of a page. */
  limit?: number | undefined;
}

export type { CallOptions, MutationOptions };

export const toVoid = (): void => undefined;
export const toBoolean = (data: unknown): boolean => data === true;
export const pagingToWire = ({ page, limit }: Paging) => ({
  ...(page ? { page } : {}),
  ...(limit ? { limit } : {}),
});
