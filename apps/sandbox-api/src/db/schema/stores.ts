import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, localized, stringList } from './columns.ts';

export const merchantCategories = pgTable('merchant_categories', {
  id: serial('id').primaryKey(),
  name: localized('name').notNull(),
  /** A percentage of the sale. */
  handlingFee: integer('handling_fee').notNull().default(0),
  sort: integer('sort').notNull().default(0),
});

export const merchantTypes = pgTable('merchant_types', {
  id: serial('id').primaryKey(),
  name: localized('name').notNull(),
  /** The documents that an applicant of this type must show. */
  info: localized('info').notNull(),
  createdAt: createdAt(),
});

export const serviceTypes = ['H5', 'phone', 'message', 'email'] as const;

/** The opening hours of a store: days from 1, Monday, to 7, Sunday; times in its own time zone. */
export type BusinessHours = { timeZone: string; days: number[]; opens: string; closes: string };

export const merchants = pgTable(
  'merchants',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    categoryId: integer('category_id').notNull(),
    typeId: integer('type_id').notNull(),
    isSelf: boolean('is_self').notNull().default(false),
    isOpen: boolean('is_open').notNull().default(true),
    isRecommended: boolean('is_recommended').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    avatar: text('avatar').notNull().default(''),
    backImage: text('back_image').notNull().default(''),
    streetBackImage: text('street_back_image').notNull().default(''),
    pcBackImage: text('pc_back_image').notNull().default(''),
    pcBanner: stringList('pc_banner').notNull().default([]),
    starLevel: smallint('star_level').notNull().default(5),
    /** Mean marks for goods, service and dispatch, 1 to 5. */
    starProduct: doublePrecision('star_product').notNull().default(5),
    starService: doublePrecision('star_service').notNull().default(5),
    starDispatch: doublePrecision('star_dispatch').notNull().default(5),
    /** The usual time in which the store answers a message; null if unknown. */
    responseMinutes: integer('response_minutes'),
    /** The country from which its parcels are sent, ISO 3166-1 alpha-2; null if unknown. */
    shipsFrom: text('ships_from'),
    followers: integer('followers').notNull().default(0),
    realName: text('real_name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    qualificationPictures: stringList('qualification_pictures').notNull().default([]),
    intro: localized('intro').notNull(),
    openTime: text('open_time').notNull().default(''),
    businessHours: jsonb('business_hours').$type<BusinessHours>(),
    holidayNotice: localized('holiday_notice'),
    handlingFee: integer('handling_fee').notNull().default(0),
    /** From this amount of goods on, in cents, delivery is free. */
    freeShippingFrom: integer('free_shipping_from'),
    /** Whether shoppers can collect their goods at the store's address. */
    offersPickup: boolean('offers_pickup').notNull().default(false),
    serviceType: text('service_type', { enum: serviceTypes }).notNull().default('email'),
    serviceLink: text('service_link').notNull().default(''),
    servicePhone: text('service_phone').notNull().default(''),
    serviceMessage: text('service_message').notNull().default(''),
    serviceEmail: text('service_email').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('merchants_name').on(sql`lower(${t.name})`), index('merchants_email').on(t.email)],
);
