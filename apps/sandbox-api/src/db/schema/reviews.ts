import type { Schemas } from '@marketfront/api-client';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, localized, moment, stringList } from './columns.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    /** null for reviewers of the seed, who have no account. */
    uid: integer('uid'),
    productId: integer('product_id').notNull(),
    merId: integer('mer_id').notNull(),
    skuId: integer('sku_id'),
    skuName: localized('sku_name').notNull(),
    orderLineId: integer('order_line_id'),
    star: smallint('star').notNull(),
    serviceStar: smallint('service_star'),
    comment: text('comment').notNull(),
    /** The language the reviewer wrote in, when known. */
    language: text('language'),
    pics: stringList('pics').notNull().default([]),
    /** The author bought the product here. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** The number of helpful votes: the rows of `reviewVotes`, and the votes from the seed. */
    helpful: integer('helpful').notNull().default(0),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull().default(''),
    merchantReply: text('merchant_reply'),
    merchantReplyAt: moment('merchant_reply_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('reviews_product').on(t.productId, t.createdAt, t.id),
    index('reviews_product_star').on(t.productId, t.star),
    index('reviews_uid').on(t.uid, t.id),
    uniqueIndex('reviews_order_line').on(t.orderLineId),
    check('reviews_star', sql`${t.star} between 1 and 5`),
  ],
);

/** The votes of users who found a review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  { reviewId: integer('review_id').notNull(), uid: integer('uid').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.reviewId, t.uid] }), index('review_votes_uid').on(t.uid)],
);

/** Questions in state `waiting` are visible to their author only. */
export const questionStates = { waiting: 0, published: 1, refused: 2 } as const;

/** The questions of shoppers about a product. */
export const questions = pgTable(
  'questions',
  {
    id: serial('id').primaryKey(),
    /** null for authors of the seed, who have no account. */
    uid: integer('uid'),
    productId: integer('product_id').notNull(),
    content: text('content').notNull(),
    /** The language of the page on which it was asked. */
    language: text('language'),
    state: smallint('state').notNull().default(questionStates.waiting),
    /** The number of helpful votes: the rows of `questionVotes`, and the votes from the seed. */
    helpful: integer('helpful').notNull().default(0),
    nickname: text('nickname').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('questions_product').on(t.productId, t.state, t.helpful, t.id),
    index('questions_uid').on(t.uid, t.productId),
  ],
);

/** The answers of the store and of buyers. */
export const questionReplies = pgTable(
  'question_replies',
  {
    id: serial('id').primaryKey(),
    questionId: integer('question_id').notNull(),
    isMerchant: boolean('is_merchant').notNull(),
    /** The buyer; null for the store, and for buyers of the seed, who have no account. */
    uid: integer('uid'),
    content: text('content').notNull(),
    language: text('language'),
    nickname: text('nickname').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('question_replies_question').on(t.questionId, t.id),
    uniqueIndex('question_replies_once').on(t.questionId, t.uid),
  ],
);

/** The votes of users who found a question and its answers helpful. */
export const questionVotes = pgTable(
  'question_votes',
  { questionId: integer('question_id').notNull(), uid: integer('uid').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.questionId, t.uid] }), index('question_votes_uid').on(t.uid)],
);

/** Shoppers' reports of products that break the rules. */
export const productReports = pgTable(
  'product_reports',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id').notNull(),
    /** null for visitors. */
    uid: integer('uid'),
    reason: text('reason').$type<Schemas['ReportReason']>().notNull(),
    remark: text('remark').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_reports_once').on(t.uid, t.productId),
    index('product_reports_product').on(t.productId),
  ],
);
