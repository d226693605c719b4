import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  count,
  imageUrl,
  imageUrls,
  picture,
  rows,
  text,
} from './wire-values.ts';

export const reviewKinds = ['all', 'good', 'medium', 'bad'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export const reviewKindToWire = { all: 0, good: 1, medium: 2, bad: 3 } as const satisfies Record<
  ReviewKind,
  number
>;

export interface Review {
  id: number;
  stars: number;
  serviceStars: number | null;
  text: string | null;
  pictures: string[];
  variant: string | null;
  /** Masked by the server. */
  author: string;
  avatar: string | null;
  createdAt: Instant | null;
  storeReply: string | null;
}

export interface ReviewSummary {
  total: number;
  good: number;
  medium: number;
  bad: number;
  /** Share of good reviews, 0 to 100; null when there are none. */
  goodPercent: number | null;
  stars: number | null;
}

export interface AwaitingReview {
  orderLineId: number;
  storeOrderNo: string;
  storeId: number;
  storeName: string;
  productId: number;
  productName: string;
  image: Picture | null;
  variant: string | null;
  price: Money;
  quantity: number;
}

export interface MyReview {
  id: number;
  productId: number;
  productName: string;
  image: string | null;
  variant: string | null;
  stars: number;
  serviceStars: number | null;
  text: string | null;
  pictures: string[];
  createdAt: Instant | null;
  storeReply: string | null;
}

// Some back ends send [""] for no pictures.
const pictures = (values: string[] | null | undefined, context: WireContext) =>
  imageUrls(rows(values), context);

export function reviewFromWire(wire: Schemas['Reply'], context: WireContext): Review {
  return {
    id: wire.id,
    stars: wire.star,
    serviceStars: wire.serviceStar ?? null,
    text: text(wire.comment),
    pictures: pictures(wire.pics, context),
    variant: text(wire.sku),
    author: wire.nickname ?? '',
    avatar: imageUrl(wire.avatar, context),
    createdAt: instantFromWire(wire.createTime),
    storeReply: text(wire.merchantReplyContent),
  };
}

export function reviewSummaryFromWire(wire: Schemas['ReplyCount']): ReviewSummary {
  const share = Number(wire.replyChance ?? Number.NaN);
  const known = wire.sumCount > 0 && Number.isFinite(share);
  return {
    total: count(wire.sumCount),
    good: count(wire.goodCount),
    medium: count(wire.inCount),
    bad: count(wire.poorCount),
    goodPercent: known ? Math.round(share * 100) : null,
    stars: wire.sumCount > 0 ? (wire.replyStar ?? null) : null,
  };
}

export function awaitingReviewFromWire(wire: Schemas['AwaitReply'], context: WireContext): AwaitingReview {
  return {
    orderLineId: wire.id,
    storeOrderNo: wire.merOrderNo,
    storeId: wire.merId,
    storeName: wire.merName,
    productId: wire.productId,
    productName: wire.productName,
    image: picture(wire.image, wire.imageBlur, context),
    variant: text(wire.sku),
    price: amountFromWire(wire.price),
    quantity: wire.payNum,
  };
}

export function myReviewFromWire(wire: Schemas['MyReply'], context: WireContext): MyReview {
  return {
    id: wire.id,
    productId: wire.productId,
    productName: wire.productName,
    image: imageUrl(wire.image, context),
    variant: text(wire.sku),
    stars: wire.star,
    serviceStars: wire.serviceStar ?? null,
    text: text(wire.comment),
    pictures: pictures(wire.pics, context),
    createdAt: instantFromWire(wire.createTime),
    storeReply: text(wire.merchantReplyContent),
  };
}
