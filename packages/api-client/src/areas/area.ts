import type { WireContext } from '../model/wire-values.ts';
import type { CallOptions, MutationOptions, Transport } from '../transport.ts';

/** The functions from which the calls of an area are built. */
export interface AreaTools {
  call: Transport;
  context: () => WireContext;
}

export interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

export type { CallOptions, MutationOptions };

export const toVoid = (): void => undefined;
export const toBoolean = (data: unknown): boolean => data === true;
export const pagingToWire = ({ page, limit }: Paging) => ({
  ...(page ? { page } : {}),
  ...(limit ? { limit } : {}),
});
