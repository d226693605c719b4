import type { Schemas } from '@marketfront/api-client';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { Language } from '../languages.ts';
import { amount, createdAt, localized, moment, price, retryColumns, stringList } from './columns.ts';

export const deliveryTypes = ['express', 'send', 'fictitious'] as const;

export type PreOrderLine = { skuId: number; productId: number; quantity: number; cartId: number | null };

export const preOrders = pgTable(
  'pre_orders',
  {
    preOrderNo: text('pre_order_no').primaryKey(),
    uid: integer('uid').notNull(),
    type: text('type', { enum: ['shoppingCart', 'buyNow'] }).notNull(),
    lines: jsonb('lines').$type<PreOrderLine[]>().notNull(),
    /** Set in the transaction that creates the order: a repeated create finds it and returns the same order. */
    orderNo: text('order_no'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('pre_orders_uid').on(t.uid), index('pre_orders_expires').on(t.expiresAt)],
);

/** The unit of payment and cancellation ("PT…"). */
export const masterOrders = pgTable(
  'master_orders',
  {
    id: serial('id').primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    preOrderNo: text('pre_order_no').unique(),
    uid: integer('uid').notNull(),
    email: text('email').notNull(),
    realName: text('real_name').notNull(),
    userPhone: text('user_phone').notNull(),
    country: text('country').notNull().default(''),
    userAddress: text('user_address').notNull(),
    totalNum: integer('total_num').notNull(),
    /** Goods before discounts. */
    proTotalPrice: amount('pro_total_price').notNull(),
    totalPostage: amount('total_postage').notNull(),
    /** Goods and postage before discounts. */
    totalPrice: amount('total_price').notNull(),
    payPostage: amount('pay_postage').notNull(),
    payPrice: amount('pay_price').notNull(),
    /** The user's coupon, 0 for none. */
    couponId: integer('coupon_id').notNull().default(0),
    couponPrice: amount('coupon_price').notNull().default(0),
    usedIntegral: integer('used_integral').notNull().default(0),
    deductionPrice: amount('deduction_price').notNull().default(0),
    payType: text('pay_type').$type<Schemas['PayType']>().notNull(),
    payChannel: text('pay_channel').notNull().default('pc'),
    paid: boolean('paid').notNull().default(false),
    payTime: moment('pay_time'),
    /** The page on which the payment continues (PayPal's approval page). */
    redirect: text('redirect'),
    mark: text('mark').notNull().default(''),
    /** The language in which the shopper ordered; the confirmation is written in it. */
    language: text('language').$type<Language>().notNull().default('en'),
    confirmationSentAt: moment('confirmation_sent_at'),
    ...retryColumns(),
    isCancel: boolean('is_cancel').notNull().default(false),
    cancelReason: text('cancel_reason').notNull().default(''),
    cancelledAt: moment('cancelled_at'),
    /** If the order is unpaid after this moment, it is cancelled. */
    payDeadline: moment('pay_deadline').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('master_orders_uid').on(t.uid, t.id),
    index('master_orders_unconfirmed')
      .on(t.retryAt)
      .where(sql`${t.paid} and ${t.confirmationSentAt} is null`),
    index('master_orders_unpaid').on(t.payDeadline).where(sql`not ${t.paid} and not ${t.isCancel}`),
    check('master_orders_pay_price', sql`${t.payPrice} >= 0`),
  ],
);

/** One merchant's part of a master order ("SH…"): the unit of shipping, receipt, refunds and reviews. */
export const storeOrders = pgTable(
  'store_orders',
  {
    id: serial('id').primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    masterId: integer('master_id')
      .notNull()
      .references(() => masterOrders.id),
    masterOrderNo: text('master_order_no').notNull(),
    uid: integer('uid').notNull(),
    merId: integer('mer_id').notNull(),
    merName: text('mer_name').notNull(),
    totalNum: integer('total_num').notNull(),
    proTotalPrice: amount('pro_total_price').notNull(),
    totalPostage: amount('total_postage').notNull(),
    totalPrice: amount('total_price').notNull(),
    payPostage: amount('pay_postage').notNull(),
    payPrice: amount('pay_price').notNull(),
    couponPrice: amount('coupon_price').notNull().default(0),
    usedIntegral: integer('used_integral').notNull().default(0),
    deductionPrice: amount('deduction_price').notNull().default(0),
    gainedIntegral: integer('gained_integral').notNull().default(0),
    paid: boolean('paid').notNull().default(false),
    payTime: moment('pay_time'),
    payType: text('pay_type').$type<Schemas['PayType']>().notNull(),
    /** `storeOrderStatus` of the API client. */
    status: smallint('status').$type<Schemas['StoreOrderStatus']>().notNull().default(0),
    /** `orderRefundStatus` of the API client. */
    refundStatus: smallint('refund_status').$type<Schemas['OrderRefundStatus']>().notNull().default(0),
    /** The note to this store; empty if the note of the whole order applies. */
    userRemark: text('user_remark').notNull().default(''),
    /** The delivery that the shopper chose; null for orders from before there was a choice. */
    chosenDelivery: text('chosen_delivery', { enum: deliveryTypes }),
    deliveryType: text('delivery_type', { enum: deliveryTypes }),
    deliveryName: text('delivery_name').notNull().default(''),
    deliveryCode: text('delivery_code').notNull().default(''),
    /** The parcel's number. */
    deliveryId: text('delivery_id').notNull().default(''),
    shippedAt: moment('shipped_at'),
    /** If the order is shipped but not confirmed by then, it counts as received. */
    receiveDeadline: moment('receive_deadline'),
    completedAt: moment('completed_at'),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('store_orders_uid').on(t.uid, t.status, t.id),
    index('store_orders_master').on(t.masterId),
    index('store_orders_shipped').on(t.receiveDeadline).where(sql`${t.status} = 1`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    storeOrderId: integer('store_order_id')
      .notNull()
      .references(() => storeOrders.id),
    masterId: integer('master_id').notNull(),
    uid: integer('uid').notNull(),
    merId: integer('mer_id').notNull(),
    productId: integer('product_id').notNull(),
    skuId: integer('sku_id').notNull(),
    /** Names and picture at the time of purchase. */
    productName: localized('product_name').notNull(),
    skuName: localized('sku_name').notNull(),
    image: text('image').notNull(),
    imageBlur: text('image_blur'),
    price: price('price').notNull(),
    quantity: integer('quantity').notNull(),
    weight: doublePrecision('weight').notNull().default(0),
    volume: doublePrecision('volume').notNull().default(0),
    /** Postage of one piece. */
    postage: price('postage').notNull().default(0),
    couponPrice: amount('coupon_price').notNull().default(0),
    usedIntegral: integer('used_integral').notNull().default(0),
    deductionPrice: amount('deduction_price').notNull().default(0),
    /** The shopper's payment for the line: goods and postage less the shares of the discounts. */
    payPrice: amount('pay_price').notNull(),
    isReply: boolean('is_reply').notNull().default(false),
    /** The number of refunded pieces. */
    refundedNum: integer('refunded_num').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_lines_store_order').on(t.storeOrderId, t.id),
    index('order_lines_master').on(t.masterId),
    index('order_lines_uid').on(t.uid, t.isReply),
  ],
);

export const paymentStatuses = [
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'due',
  'refundDue',
  'refunded',
] as const;

/**
 * All attempts to pay a master order. `due`: to be paid on delivery; `refundDue`: received for an order that was
 * cancelled or paid otherwise, and not paid back yet.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    masterId: integer('master_id')
      .notNull()
      .references(() => masterOrders.id),
    /** The API's payment type, or an order that costs nothing. */
    provider: text('provider').$type<Schemas['PayType'] | 'free'>().notNull(),
    providerId: text('provider_id').notNull(),
    clientSecret: text('client_secret'),
    redirect: text('redirect'),
    amount: amount('amount').notNull(),
    currency: text('currency').notNull().default('USD'),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    /** PayPal: the capture that a refund refers to. */
    captureId: text('capture_id'),
    refundedAmount: amount('refunded_amount').notNull().default(0),
    ...retryColumns(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.provider, t.providerId),
    index('payments_master').on(t.masterId, t.id),
    index('payments_unsettled').on(t.retryAt).where(sql`${t.status} in ('pending', 'refundDue')`),
  ],
);

/** Provider events that were already processed. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
});

export type RefundLine = { lineId: number; num: number };

export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    refundOrderNo: text('refund_order_no').notNull().unique(),
    storeOrderId: integer('store_order_id')
      .notNull()
      .references(() => storeOrders.id),
    merOrderNo: text('mer_order_no').notNull(),
    masterOrderNo: text('master_order_no').notNull(),
    uid: integer('uid').notNull(),
    merId: integer('mer_id').notNull(),
    merName: text('mer_name').notNull(),
    totalNum: integer('total_num').notNull(),
    /** `refundKindToWire` of the API client. */
    kind: smallint('kind').$type<Schemas['AfterSalesType']>().notNull().default(1),
    lines: jsonb('lines').$type<RefundLine[]>().notNull().default([]),
    reason: text('reason').notNull(),
    explain: text('explain').notNull().default(''),
    images: stringList('images').notNull().default([]),
    /** `refundStateToWire` of the API client. */
    status: smallint('status').$type<Schemas['RefundStatus']>().notNull().default(0),
    refusalReason: text('refusal_reason').notNull().default(''),
    refundPrice: amount('refund_price').notNull(),
    /** The calculation of the amount at the time of the shopper's request. */
    amount: jsonb('amount').$type<Schemas['RefundAmount']>(),
    /** The deadline of the party that has to act. */
    deadline: moment('deadline'),
    auditedAt: moment('audited_at'),
    expressName: text('express_name').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    returnedAt: moment('returned_at'),
    receivedAt: moment('received_at'),
    revokedAt: moment('revoked_at'),
    /** Why and when the shopper asked the marketplace to decide. */
    escalationReason: text('escalation_reason').notNull().default(''),
    escalatedAt: moment('escalated_at'),
    /** The decision of the marketplace. */
    decision: text('decision', { enum: ['refund', 'refuse'] }),
    decisionReason: text('decision_reason').notNull().default(''),
    decidedAt: moment('decided_at'),
    refundTime: moment('refund_time'),
    ...retryColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    index('refunds_uid').on(t.uid, t.id),
    uniqueIndex('refunds_open').on(t.storeOrderId).where(sql`${t.status} in (0, 2, 4, 5, 7)`),
    index('refunds_store_order').on(t.storeOrderId, t.id),
    index('refunds_deadline').on(t.deadline).where(sql`${t.status} in (0, 4, 5, 7)`),
  ],
);

export const refundAuthors = ['user', 'merchant', 'platform'] as const;

/** Messages of the shopper, the store and the marketplace about a refund. */
export const refundMessages = pgTable(
  'refund_messages',
  {
    id: serial('id').primaryKey(),
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id),
    author: text('author', { enum: refundAuthors }).notNull(),
    content: text('content').notNull(),
    images: stringList('images').notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index('refund_messages_refund').on(t.refundId, t.id)],
);

export type Trace = { at: string; text: string };

/** A parcel on its way. */
export const parcels = pgTable(
  'parcels',
  {
    id: serial('id').primaryKey(),
    storeOrderId: integer('store_order_id')
      .notNull()
      .unique()
      .references(() => storeOrders.id),
    orderNo: text('order_no').notNull(),
    expNo: text('exp_no').notNull(),
    expCode: text('exp_code').notNull(),
    expName: text('exp_name').notNull(),
    courier: text('courier').notNull().default(''),
    courierPhone: text('courier_phone').notNull().default(''),
    trackTime: moment('track_time'),
    /** Oldest first. */
    traces: jsonb('traces').$type<Trace[]>().notNull().default([]),
    /** `parcelStateToWire` of the API client. */
    state: smallint('state').$type<NonNullable<Schemas['Express']['state']>>().notNull().default(0),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('parcels_state').on(t.state, t.updatedAt)],
);
