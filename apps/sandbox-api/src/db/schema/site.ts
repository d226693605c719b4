import type { Schemas } from '@marketfront/api-client';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Language } from '../languages.ts';
import { createdAt, localized, moment } from './columns.ts';

export const bannerPlaces = ['home', 'best', 'street', 'userCenter', 'ranking'] as const;

/** home: the carousel; best: the blocks beside it ("bast" in the API); ranking: the heading pictures. */
export const banners = pgTable('banners', {
  id: serial('id').primaryKey(),
  place: text('place', { enum: bannerPlaces }).notNull(),
  name: localized('name').notNull(),
  pic: text('pic').notNull(),
  /** The picture on the home page of phones; empty: `pic` is used. */
  phonePic: text('phone_pic').notNull().default(''),
  picBlur: text('pic_blur'),
  url: text('url').notNull().default(''),
  sort: integer('sort').notNull().default(0),
});

export const hotWords = pgTable('hot_words', {
  id: serial('id').primaryKey(),
  title: localized('title').notNull(),
  sort: integer('sort').notNull().default(0),
});

export const menuPlaces = ['user', 'index', 'bottom'] as const;

export const menus = pgTable('menus', {
  id: serial('id').primaryKey(),
  place: text('place', { enum: menuPlaces }).notNull(),
  name: localized('name').notNull(),
  pic: text('pic').notNull().default(''),
  url: text('url').notNull().default(''),
  pcUrl: text('pc_url').notNull().default(' '),
  sort: integer('sort').notNull().default(0),
});

export const languages = pgTable('languages', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  isEnabled: boolean('is_enabled').notNull().default(true),
  sort: integer('sort').notNull().default(0),
});

/** Messages of a page that the site's owner may change: they override the shop's own messages with the same code. */
export const pageTexts = pgTable(
  'page_texts',
  {
    /** Layout key, e.g. userCenterLayout. */
    url: text('url').notNull(),
    code: text('code').notNull(),
    content: localized('content').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.url, t.code] })],
);

export const agreementKeys = ['user', 'userPrivacy', 'aboutUs', 'merchantSettled'] as const;

export const agreements = pgTable('agreements', {
  key: text('key', { enum: agreementKeys }).primaryKey(),
  /** HTML. */
  content: localized('content').notNull(),
});

/** Single values of the site; the keys and their types are in domain/site/site-config.ts. */
export const siteConfig = pgTable('site_config', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

export const carriers = pgTable('carriers', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
});

/** E-mails and text messages that were sent while no real provider was set up. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('mailbox_to').on(t.to, t.id)],
);

/** State of the local stand-ins of Stripe and PayPal. */
export const standInPayments = pgTable('stand_in_payments', {
  id: text('id').primaryKey(),
  provider: text('provider', { enum: ['stripe', 'paypal'] }).notNull(),
  /** Stripe: the client secret. PayPal: the payer id once approved. */
  secret: text('secret').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status').notNull(),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  lastError: jsonb('last_error').$type<{ code: string; declineCode: string; message: string }>(),
  createdAt: createdAt(),
});

/** One attempt at a social sign-in. */
export const socialRequests = pgTable('social_requests', {
  token: text('token').primaryKey(),
  tokenSecret: text('token_secret').notNull(),
  verifier: text('verifier'),
  profileId: text('profile_id'),
  profileName: text('profile_name'),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
});

export const uploads = pgTable(
  'uploads',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    name: text('name').notNull().unique(),
    originalName: text('original_name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_uid').on(t.uid)],
);

export const settledApplications = pgTable(
  'settled_applications',
  {
    id: serial('id').primaryKey(),
    uid: integer('uid').notNull(),
    name: text('name').notNull(),
    categoryId: integer('category_id').notNull(),
    typeId: integer('type_id').notNull(),
    realName: text('real_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    country: text('country').notNull().default(''),
    address: text('address').notNull(),
    keywords: text('keywords').notNull().default(''),
    handlingFee: integer('handling_fee').notNull().default(0),
    qualificationPictures: jsonb('qualification_pictures').$type<string[]>().notNull(),
    /** `applicationStateToWire` of the API client. */
    auditStatus: smallint('audit_status')
      .$type<Schemas['SettledRecord']['auditStatus']>()
      .notNull()
      .default(1),
    denialReason: text('denial_reason').notNull().default(''),
    denialFields: jsonb('denial_fields')
      .$type<NonNullable<Schemas['SettledRecord']['denialFields']>>()
      .notNull()
      .default({}),
    /** The language of the mails about it. */
    language: text('language').$type<Language>().notNull().default('en'),
    merId: integer('mer_id'),
    auditedAt: moment('audited_at'),
    createdAt: createdAt(),
  },
  (t) => [index('settled_applications_uid').on(t.uid, t.id)],
);
