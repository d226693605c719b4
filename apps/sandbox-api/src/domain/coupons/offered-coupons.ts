import { couponScopeToWire } from '@marketfront/api-client';
import { and, lte, ne, type SQL, sql } from 'drizzle-orm';
import { coupons, products } from '../../db/schema.ts';
import { receivable } from './coupons.ts';

/** Coupons that can be collected for certain products; platform coupons apply to all products, so they mark none. */
const offered = and(receivable(sql`now()`), ne(coupons.useType, couponScopeToWire.platform));

const isForProduct = sql`case ${coupons.useType}
  when ${sql.raw(String(couponScopeToWire.store))} then ${coupons.merId} = ${products.merId}
  when ${sql.raw(String(couponScopeToWire.product))} then ${products.id} = any(${coupons.productIds})
  else ${coupons.categoryIds} && array[${products.cat1}, ${products.cat2}, ${products.cat3}] end`;

/** The largest discount of a coupon on one piece of a product; null if none applies. */
export const bestCouponOfProduct: SQL = sql`(
  select max(least(${coupons.money}, ${products.price})) from ${coupons}
  where ${and(offered, lte(coupons.minPrice, products.price), isForProduct)})`;
