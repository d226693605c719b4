import { type Schemas, type ReviewKind } from '@marketfront/api-client';
import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { reviews } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl, toPictureUrls } from '../shared/pictures.ts';
import { toApiTime } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';

/** The stars, from and to, of each kind of review. */
const starsOfKind = { all: [1, 5], good: [5, 5], medium: [2, 4], bad: [1, 1] } as const satisfies Record<
  ReviewKind,
  readonly [number, number]
>;

/** "Alice" → "A**e": a reviewer is not shown by name. */
export function maskNickname(nickname: string): string {
  const characters = [...nickname];
  return `${characters[0] ?? '*'}**${characters.length > 1 ? (characters.at(-1) ?? '') : ''}`;
}

function toReply({ config, language }: Scope, row: typeof reviews.$inferSelect): Schemas['Reply'] {
  return {
    id: row.id,
    uid: row.uid ?? 0,
    star: row.star,
    serviceStar: row.serviceStar,
    comment: row.comment,
    pics: toPictureUrls(config, row.pics),
    sku: inLanguage(row.skuName, language),
    nickname: maskNickname(row.nickname),
    avatar: row.avatar ? toPictureUrl(config, row.avatar) : null,
    createTime: toApiTime(row.createdAt),
    merchantReplyContent: row.merchantReply,
  };
}

export async function countReviews(db: Db, productId: number): Promise<Schemas['ReplyCount']> {
  const [row] = await db
    .select({
      sumCount: sql<number>`count(*)::int`,
      goodCount: sql<number>`count(*) filter (where ${reviews.star} = 5)::int`,
      inCount: sql<number>`count(*) filter (where ${reviews.star} between 2 and 4)::int`,
      poorCount: sql<number>`count(*) filter (where ${reviews.star} = 1)::int`,
      average: sql<number>`coalesce(avg(${reviews.star}), 0)::float8`,
    })
    .from(reviews)
    .where(eq(reviews.productId, productId));
  const { average, ...counts } = row ?? { sumCount: 0, goodCount: 0, inCount: 0, poorCount: 0, average: 0 };
  const chance = counts.sumCount > 0 ? counts.goodCount / counts.sumCount : 0;
  return { ...counts, replyChance: chance.toFixed(2), replyStar: Math.round(average * 10) / 10 };
}

export async function listReviews(
  scope: Scope,
  productId: number,
  kind: ReviewKind,
  page: PageRequest,
): Promise<Schemas['ReplyPage']> {
  const [from, to] = starsOfKind[kind];
  const where = and(eq(reviews.productId, productId), between(reviews.star, from, to));
  const [total, rows] = await Promise.all([
    scope.db.$count(reviews, where),
    scope.db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  return toPage(
    rows.map((row) => toReply(scope, row)),
    total,
    page,
  );
}

export async function summariseReviews(scope: Scope, productId: number): Promise<Schemas['ReplySummary']> {
  const [counts, latest] = await Promise.all([
    countReviews(scope.db, productId),
    listReviews(scope, productId, 'all', { page: 1, limit: 1 }),
  ]);
  return {
    sumCount: counts.sumCount,
    replyChance: counts.replyChance ?? null,
    productReply: latest.list?.[0] ?? null,
  };
}
