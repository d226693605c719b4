import type { Schemas } from '@marketfront/api-client';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../languages.ts';
import { amount, createdAt, localized, moment, price, retryColumns } from './columns.ts';

export const userTypes = ['email', 'phone', 'google', 'facebook', 'twitter', 'visitor'] as const;
export type UserType = (typeof userTypes)[number];

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    userType: text('user_type', { enum: userTypes }).notNull(),
    /** Identifies the account at sign-in: "email:a@b.c", "phone:44 7700900123", "twitter:…"; null for guests. */
    loginKey: text('login_key').unique(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull().default(''),
    email: text('email').notNull().default(''),
    /** Digits without a plus sign. */
    countryCode: text('country_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** null: no password sign-in. */
    passwordHash: text('password_hash'),
    /** Opaque; together with an order number, it lets a guest look up the order. */
    identity: text('identity').notNull().unique(),
    /** Contained only in the mails to a guest, so that it proves that the e-mail address is theirs. */
    mailProof: text('mail_proof').unique(),
    balance: amount('balance').notNull().default(0),
    /** Points; negative when a refund took back points that had been spent. */
    integral: integer('integral').notNull().default(0),
    experience: integer('experience').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** The time at which the owner closed it; from then on, it holds no personal data. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('users_email').on(t.email), check('users_balance', sql`${t.balance} >= 0`)],
);

export type User = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a stolen table does not give access to accounts. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the owner's list, in which it can be ended. */
    id: serial('id').notNull().unique(),
    uid: integer('uid').notNull(),
    /** The client's own description of itself. */
    userAgent: text('user_agent').notNull().default(''),
    /** The address of the client, with its last part hidden. */
    address: text('address').notNull().default(''),
    /** The language of the last request, for messages that the shop sends without a request. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
    renewedAt: moment('renewed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_uid').on(t.uid), index('sessions_expires').on(t.expiresAt)],
);

export const codes = pgTable(
  'codes',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').notNull(),
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('codes_address').on(t.address, t.purpose, t.id)],
);

/** Public keys with which users sign in (Web Authentication). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    /** base64url, as in the browser's JSON. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Increases with each use if the authenticator counts; a copied key would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    name: text('name').notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_uid').on(t.uid, t.id)],
);

/** The challenges that passkeys have to sign; each is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'register'] }).notNull(),
    /** The user who adds a passkey; null for signing in. */
    uid: integer('uid'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expires').on(t.expiresAt)],
);

/** Counts of a limited action (sign-in attempts, sent codes) within a window. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: moment('reset_at').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: integer('uid').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** null while the first call is still running. */
    answer: jsonb('answer').$type<{ code: number; message: string; data: unknown }>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.operation, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    realName: text('real_name').notNull(),
    email: text('email').notNull(),
    country: text('country').notNull(),
    detail: text('detail').notNull(),
    postCode: text('post_code').notNull().default(''),
    countryCode: text('country_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    authenticationType: text('authentication_type'),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    isDefault: boolean('is_default').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('addresses_uid').on(t.uid, t.id),
    uniqueIndex('addresses_default').on(t.uid).where(sql`${t.isDefault} and not ${t.isDeleted}`),
  ],
);

export const favouriteProducts = pgTable(
  'favourite_products',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    productId: integer('product_id').notNull(),
    /** The price at that time; null in rows from before this column existed. */
    savedPrice: price('saved_price'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('favourite_products_pair').on(t.uid, t.productId),
    index('favourite_products_product').on(t.productId),
  ],
);

export const followedMerchants = pgTable(
  'followed_merchants',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    merId: integer('mer_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('followed_merchants_pair').on(t.uid, t.merId)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    productId: integer('product_id').notNull(),
    skuId: integer('sku_id').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_items_pair').on(t.uid, t.skuId),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 99`),
  ],
);

/** A user's coupon. Its value is copied from the coupon, so that later edits do not change it. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    couponId: integer('coupon_id').notNull(),
    merId: integer('mer_id').notNull().default(0),
    name: localized('name').notNull(),
    useType: smallint('use_type').$type<Schemas['CouponUseType']>().notNull(),
    productIds: integer('product_ids').array().notNull().default([]),
    categoryIds: integer('category_ids').array().notNull().default([]),
    money: price('money').notNull(),
    minPrice: price('min_price').notNull().default(0),
    /** `couponStateToWire` of the API client. */
    status: smallint('status').$type<NonNullable<Schemas['UserCoupon']['status']>>().notNull().default(0),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    useTime: moment('use_time'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('user_coupons_pair').on(t.uid, t.couponId)],
);

export const pointsRecords = pgTable(
  'points_records',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    linkId: text('link_id').notNull(),
    linkType: text('link_type', { enum: ['order', 'refund', 'sign', 'system'] }).notNull(),
    /** `pointsMovementToWire` of the API client. */
    type: smallint('type').$type<Schemas['PointsRecord']['type']>().notNull(),
    title: localized('title').notNull(),
    integral: integer('integral').notNull(),
    /** The balance after this row. */
    balance: integer('balance').notNull(),
    mark: text('mark').notNull().default(''),
    /** `pointsStateToWire` of the API client. */
    status: smallint('status').$type<Schemas['PointsRecord']['status']>().notNull().default(3),
    frozenTime: integer('frozen_time').notNull().default(0),
    thawTime: moment('thaw_time'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('points_records_uid').on(t.uid, t.id)],
);

/** Whether a notification is sent by e-mail too. */
export const mailStates = ['none', 'waiting', 'sent'] as const;
export const notificationTypes = ['order', 'refund', 'coupon', 'application', 'system'] as const;

export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    type: text('type', { enum: notificationTypes }).notNull(),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    /** Path inside the shop. */
    url: text('url'),
    isRead: boolean('is_read').notNull().default(false),
    /** False if the user wants such messages by e-mail only. */
    isShown: boolean('is_shown').notNull().default(true),
    mail: text('mail', { enum: mailStates }).notNull().default('none'),
    ...retryColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_uid').on(t.uid, t.id),
    index('notifications_mail').on(t.id).where(sql`${t.mail} = 'waiting'`),
  ],
);

/** The messages that a user wants, and their channels; kinds without a row have the shop's defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    uid: integer('uid').notNull(),
    type: text('type', { enum: notificationTypes }).notNull(),
    onSite: boolean('on_site').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.type] })],
);

/** The changes of a user's balance. */
export const balanceRecords = pgTable(
  'balance_records',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    /** `balanceMovementToWire` of the API client. */
    type: smallint('type').$type<Schemas['BalanceRecord']['type']>().notNull(),
    title: localized('title').notNull(),
    amount: amount('amount').notNull(),
    /** The balance after this row. */
    balance: amount('balance').notNull(),
    linkId: text('link_id').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('balance_records_uid').on(t.uid, t.id)],
);
