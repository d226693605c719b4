import type { Purpose } from '../../session/consent.ts';
import type { ShopEvent } from '../schema.ts';

/** A recipient of the events of shoppers. */
export interface Adapter {
  readonly send: (event: ShopEvent) => void;
  /** Called at the start, and when the shopper changes the decision. */
  readonly consent?: (granted: readonly Purpose[]) => void;
}
