import type { Purpose } from '../../session/consent.ts';
import type { ShopEvent } from '../schema.ts';

/** Somebody who is told what shoppers do. */
export interface Adapter {
  readonly send: (event: ShopEvent) => void;
  /** Called at the start, and when the shopper decides otherwise. */
  readonly consent?: (granted: readonly Purpose[]) => void;
}
