import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire } from './money.ts';
import {
  type Picture,
  type WireContext,
  count,
  ratingFromWire,
  imageUrl,
  imageUrls,
  label,
  picture,
  rows,
  text,
  variantText,
} from './wire-values.ts';

export const reviewKinds = ['all', 'good', 'medium', 'bad'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export const reviewKindToWire = { all: 0, good: 1, medium: 2, bad: 3 } as const satisfies Record<
  ReviewKind,
  number
>;

export interface Review {
  /** The id of the review. */
  id: number;
  /** The rating of the product, 1 to 5. */
  stars: number;
  /** The rating of the service, 1 to 5; null when it was not asked for. */
  serviceStars: number | null;
  /** The text of the review; null without one. */
  text: string | null;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** The variant that the author bought; null when it is not known. */
  variant: string | null;
  /** The name of the author, masked by the server. */
  author: string;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** When it was created. */
  createdAt: Instant | null;
  /** The answer of the store; null without one. */
  storeReply: string | null;
  /** Whether the author bought it here; null when the API does not send it. */
  verified: boolean | null;
  /** The language of the text; null when it is not known. */
  language: string | null;
  /** The number of shoppers who found it helpful; null when the API has no such votes. */
  helpful: number | null;
  /** Whether the signed-in shopper found it helpful. */
  foundHelpful: boolean;
}

/** The votes for a review after a vote of the shopper. */
export interface ReviewVote {
  /** The number of shoppers who found it helpful. */
  helpful: number;
  /** Whether the shopper is one of them. */
  foundHelpful: boolean;
}

export const reviewOrders = ['newest', 'helpful'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Filters of a list of reviews of a product. */
export interface ReviewFilters {
  /** Only this many stars. */
  stars?: number | undefined;
  /** Only with pictures. */
  withPictures?: boolean | undefined;
  /** Only of this SKU. */
  skuId?: number | undefined;
  /** Only in this language. */
  language?: string | undefined;
  /** Only with this word in the text. */
  word?: string | undefined;
  /** The newest first, or the most helpful. */
  order?: ReviewOrder | undefined;
}

export interface ReviewSummary {
  /** The number of all reviews. */
  total: number;
  /** Reviews of 4 and 5 stars. */
  good: number;
  /** Reviews of 3 stars. */
  medium: number;
  /** Reviews of 1 and 2 stars. */
  bad: number;
  /** Share of good reviews, 0 to 100; null when there are none. */
  goodPercent: number | null;
  /** The mean rating, 1 to 5; null without reviews. */
  stars: number | null;
  /** The reviews with one, two, three, four and five stars; null when the API does not count them. */
  starCounts: readonly number[] | null;
  /** The reviews with pictures. */
  withPictures: number;
  /** The variants that the authors bought, the most common first. */
  variants: { skuId: number; name: string; count: number }[];
  /** The languages of the texts, the most common first. */
  languages: { language: string; count: number }[];
  /** The words that several texts share, the most common first; empty when the API does not count them. */
  words: { word: string; count: number }[];
}

export interface AwaitingReview {
  /** The id of the row, as `reviews.create` expects it. */
  orderLineId: number;
  /** The number of the store's part of the order. */
  storeOrderNo: string;
  /** The id of the store that sells it. */
  storeId: number;
  /** The name of that store. */
  storeName: string;
  /** The id of the product. */
  productId: number;
  /** The name of the product when it was ordered. */
  productName: string;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** The chosen values as one text, "Amber, 42 cm"; null without a SKU. */
  variant: string | null;
  /** The price of one piece. */
  price: Money;
  /** The number of pieces. */
  quantity: number;
}

export interface MyReview {
  /** The id of the review. */
  id: number;
  /** The id of the product. */
  productId: number;
  /** The name of the product. */
  productName: string;
  /** The picture of the product; null when there is none. */
  image: Picture | null;
  /** The chosen values as one text, "Amber, 42 cm"; null without a SKU. */
  variant: string | null;
  /** The rating of the product, 1 to 5. */
  stars: number;
  /** The rating of the service, 1 to 5; null when it was not asked for. */
  serviceStars: number | null;
  /** The text of the review; null without one. */
  text: string | null;
  /** Absolute addresses of the pictures. */
  pictures: string[];
  /** When it was created. */
  createdAt: Instant | null;
  /** The answer of the store; null without one. */
  storeReply: string | null;
}

// Some back ends send [""] for no pictures.
const pictures = (values: string[] | null | undefined, context: WireContext) =>
  imageUrls(rows(values), context);

/** Returns a language only when it is a valid value of a `lang` attribute; otherwise null. */
export const languageTag = (value: string | null | undefined): string | null =>
  /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.exec(value ?? '')?.[0] ?? null;

export function reviewFromWire(wire: Schemas['Reply'], context: WireContext): Review {
  return {
    id: wire.id,
    stars: wire.star,
    serviceStars: wire.serviceStar ?? null,
    text: text(wire.comment),
    pictures: pictures(wire.pics, context),
    variant: variantText(wire.sku),
    author: wire.nickname ?? '',
    avatar: imageUrl(wire.avatar, context),
    createdAt: instantFromWire(wire.createTime),
    storeReply: text(wire.merchantReplyContent),
    verified: wire.isVerified ?? null,
    language: languageTag(wire.language),
    helpful: wire.helpful ?? null,
    foundHelpful: wire.isHelpful === true,
  };
}

export const reviewVoteFromWire = (wire: Schemas['ReviewVote']): ReviewVote => ({
  helpful: count(wire.helpful),
  foundHelpful: wire.isHelpful,
});

export function reviewSummaryFromWire(wire: Schemas['ReplyCount']): ReviewSummary {
  const share = Number(wire.replyChance ?? Number.NaN);
  const known = wire.sumCount > 0 && Number.isFinite(share);
  return {
    total: count(wire.sumCount),
    good: count(wire.goodCount),
    medium: count(wire.inCount),
    bad: count(wire.poorCount),
    goodPercent: known ? Math.round(share * 100) : null,
    stars: wire.sumCount > 0 ? ratingFromWire(wire.replyStar) : null,
    starCounts: wire.starCounts?.length === 5 ? wire.starCounts.map(count) : null,
    withPictures: count(wire.picsCount),
    variants: rows(wire.skuCounts).map((row) => ({
      skuId: row.skuId,
      name: variantText(row.name) ?? label(row.name),
      count: count(row.count),
    })),
    words: rows(wire.wordCounts).map(({ word, count: found }) => ({ word, count: count(found) })),
    languages: rows(wire.languageCounts).flatMap((row) => {
      const language = languageTag(row.language);
      return language === null ? [] : [{ language, count: count(row.count) }];
    }),
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
    variant: variantText(wire.sku),
    price: amountFromWire(wire.price),
    quantity: wire.payNum,
  };
}

export function myReviewFromWire(wire: Schemas['MyReply'], context: WireContext): MyReview {
  return {
    id: wire.id,
    productId: wire.productId,
    productName: wire.productName,
    image: picture(wire.image, null, context),
    variant: variantText(wire.sku),
    stars: wire.star,
    serviceStars: wire.serviceStar ?? null,
    text: text(wire.comment),
    pictures: pictures(wire.pics, context),
    createdAt: instantFromWire(wire.createTime),
    storeReply: text(wire.merchantReplyContent),
  };
}
