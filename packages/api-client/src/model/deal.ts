import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type ProductCard, productCardFromWire } from './product-card.ts';
import { type WireContext, count } from './wire-values.ts';

/** A product at a lower price until a deadline, or until the pieces of the deal are sold. */
export interface Deal {
  /** The product; its price is the price of the deal, its list price the price before. */
  product: ProductCard;
  /** When the deal ends. */
  endsAt: Instant;
  /** The number of pieces at the start of the deal. */
  total: number;
  /** The number of pieces that can still be bought. */
  left: number;
}

export function dealFromWire(wire: Schemas['Deal'], context: WireContext): Deal {
  const endsAt = instantFromWire(wire.endTime);
  if (endsAt === null) throw new TypeError(`${JSON.stringify(wire.endTime)} is not a time`);
  return {
    product: productCardFromWire(wire.product, context),
    endsAt,
    total: count(wire.total),
    left: count(wire.left),
  };
}
