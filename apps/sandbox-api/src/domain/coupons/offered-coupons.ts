import { couponScopeToWire } from '@marketfront/api-client';
import { and, lte, ne, type SQL, sql } from 'drizzle-orm';
import { coupons, products } from '../../db/schema.ts';
import { receivable } from './coupons.ts';

/** What can be collected for some products; those of the platform are for all, and mark none. */
const offered = and(receivable(sql`now()`), ne(coupons.useType, couponScopeToWire.platform));

const isForProduct = sql`case ${coupons.useType}
  when ${sql.raw(String(couponScopeToWire.store))} then ${coupons.merId} = ${products.merId}
  when ${sql.raw(String(couponScopeToWire.product))} then ${products.id} = any(${coupons.productIds})
  else ${coupons.categoryIds} && array[${products.cat1}, ${products.cat2}, ${products.cat3}] end`;

/** The most that a coupon takes off one piece of a product; null when none applies. */
export const bestCouponOfProduct: SQL = sql`(
  select max(least(${coupons.money}, ${products.price})) from ${coupons}
  where ${and(offered, lte(coupons.minPrice, products.price), isForProduct)})`;
