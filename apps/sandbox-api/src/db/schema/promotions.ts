import type { Schemas } from '@marketfront/api-client';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { createdAt, localized, moment, price, stringList } from './columns.ts';

/** The ways in which a user gets a coupon. */
export const couponGrants = { byHand: 1, welcome: 2, gift: 3 } as const;
export type CouponGrant = (typeof couponGrants)[keyof typeof couponGrants];

export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    /** 0 for a platform coupon. */
    merId: integer('mer_id').notNull().default(0),
    name: localized('name').notNull(),
    /** `couponScopeToWire` of the API client. */
    useType: smallint('use_type').$type<Schemas['CouponUseType']>().notNull(),
    productIds: integer('product_ids').array().notNull().default([]),
    categoryIds: integer('category_ids').array().notNull().default([]),
    money: price('money').notNull(),
    minPrice: price('min_price').notNull().default(0),
    isLimited: boolean('is_limited').notNull().default(false),
    total: integer('total').notNull().default(0),
    lastTotal: integer('last_total').notNull().default(0),
    /** null: no limit on this side. */
    receiveStartTime: moment('receive_start_time'),
    receiveEndTime: moment('receive_end_time'),
    isFixedTime: boolean('is_fixed_time').notNull().default(false),
    useStartTime: moment('use_start_time'),
    useEndTime: moment('use_end_time'),
    /** Days of validity after receipt when the time is not fixed. */
    day: integer('day').notNull().default(0),
    type: smallint('type').$type<CouponGrant>().notNull().default(couponGrants.byHand),
    status: boolean('status').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupons_use').on(t.useType, t.merId),
    check('coupons_last_total', sql`${t.lastTotal} >= 0`),
    check('coupons_money', sql`${t.money} > 0`),
  ],
);

export const activities = pgTable('activities', {
  id: serial('id').primaryKey(),
  name: localized('name').notNull(),
  /** `activityLayoutToWire` of the API client. */
  type: smallint('type').$type<NonNullable<Schemas['Activity']['type']>>().notNull(),
  banner: stringList('banner').notNull().default([]),
  instruction: localized('instruction').notNull(),
  sort: integer('sort').notNull().default(0),
  isOpen: boolean('is_open').notNull().default(true),
});

export const activityProducts = pgTable(
  'activity_products',
  {
    id: serial('id').primaryKey(),
    activityId: integer('activity_id').notNull(),
    productId: integer('product_id').notNull(),
    /** The picture made for the campaign; the product's own when empty. */
    image: text('image').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('activity_products_pair').on(t.activityId, t.productId)],
);

/**
 * A product at a reduced price for a limited time. The price is stored in the product and its SKUs; the list price is
 * the price before the deal.
 */
export const deals = pgTable(
  'deals',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The number of pieces at the start of the deal. */
    total: integer('total').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Whether the earlier prices have been restored. */
    isOver: boolean('is_over').notNull().default(false),
  },
  (t) => [index('deals_ends_at').on(t.isOver, t.endsAt), check('deals_total', sql`${t.total} > 0`)],
);
