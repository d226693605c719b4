import type { HttpClient } from '../http-client.ts';
import type { WireContext } from '../model/wire-values.ts';
import type { CallOptions, MutationOptions, Transport } from '../transport.ts';

/** The return value of `connect`: a connection to an API, from which the calls of an area are built. */
export interface ApiConnection {
  /** Calls an operation of openapi.yaml by its row of the operations table. */
  call: Transport;
  /** The underlying openapi-fetch client: any operation by its path, middleware (`use`), answers with headers. */
  client: HttpClient;
  /** The settings of the client that the mappers need. */
  context: () => WireContext;
}

export interface Paging {
  /** The page, from 1. */
  page?: number | undefined;
  /** The number of rows per page. */
  limit?: number | undefined;
}

export type { CallOptions, MutationOptions };

export const toVoid = (): void => undefined;
export const toBoolean = (data: unknown): boolean => data === true;
export const pagingToWire = ({ page, limit }: Paging) => ({
  ...(page ? { page } : {}),
  ...(limit ? { limit } : {}),
});
