import { compareMoney, type Money } from '../model/money.ts';

export interface PriceRange {
  minPrice: Money | undefined;
  maxPrice: Money | undefined;
}

/** Orders a price range: a minimum above the maximum is swapped with it, not rejected. */
export function orderPriceRange({ minPrice, maxPrice }: PriceRange): PriceRange {
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && compareMoney(minPrice, maxPrice) > 0;
  return isSwapped ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}
