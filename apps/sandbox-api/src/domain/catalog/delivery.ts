import type { Schemas } from '@marketfront/api-client';
import { and, eq } from 'drizzle-orm';
import { merchants, products } from '../../db/schema.ts';
import { arrivalIn, countries, homeCountry } from '../shared/arrival.ts';
import { refused } from '../shared/failure.ts';
import { toMoney } from '../shared/money.ts';
import type { Scope } from '../shared/scope.ts';

/** The arrival of one piece, and the fee that an order would charge for it. */
export async function readDelivery(
  { db }: Pick<Scope, 'db'>,
  id: number,
  wanted: string,
  now: Date,
): Promise<Schemas['Delivery']> {
  const [product] = await db
    .select({ postage: products.postage, shipsFrom: merchants.shipsFrom })
    .from(products)
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(and(eq(products.id, id), eq(products.isShow, true), eq(merchants.isOpen, true)));
  if (!product) throw refused('itemNotFound', { id });
  const country = wanted || homeCountry;
  const days = arrivalIn(country, now);
  const { shipsFrom } = product;
  if (!days) return { country, countries, fee: null, from: null, to: null, shipsFrom, taxIncluded: null };
  // The checkout adds no taxes.
  return { country, countries, fee: toMoney(product.postage), ...days, shipsFrom, taxIncluded: true };
}
