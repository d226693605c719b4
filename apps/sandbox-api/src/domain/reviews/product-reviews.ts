import { type Schemas, type ReviewKind } from '@marketfront/api-client';
import { and, between, desc, eq, ilike, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Localized, reviews } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl, toPictureUrls } from '../shared/pictures.ts';
import { toApiTime } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';
import { votesOf } from './votes.ts';
import { commonWords } from './words.ts';

/** The range of stars for each kind of review. */
const starsOfKind = { all: [1, 5], good: [5, 5], medium: [2, 4], bad: [1, 1] } as const satisfies Record<
  ReviewKind,
  readonly [number, number]
>;

/** "Alice" → "A**e": the full name of a reviewer is not shown. */
export function maskNickname(nickname: string): string {
  // A vowel above a consonant belongs to it (Thai, Lao).
  const characters = Array.from(new Intl.Segmenter().segment(nickname), ({ segment }) => segment);
  return `${characters[0] ?? '*'}**${characters.length > 1 ? (characters.at(-1) ?? '') : ''}`;
}

export type ReviewFilter = {
  kind: ReviewKind;
  star?: number | undefined;
  hasPics?: boolean | undefined;
  skuId?: number | undefined;
  language?: string | undefined;
  /** A word in the review text. */
  word?: string | undefined;
};

export type ReviewOrder = 'newest' | 'helpful';

/** All end with the id, so that reviews of the same moment keep their order from page to page. */
const orders: Record<ReviewOrder, readonly SQL[]> = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  helpful: [desc(reviews.helpful), desc(reviews.createdAt), desc(reviews.id)],
};

const hasPictures = sql`jsonb_array_length(${reviews.pics}) > 0`;

const hasWord = (word: string) => ilike(reviews.comment, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);

function whereOf(productId: number, { kind, star, hasPics, skuId, language, word }: ReviewFilter) {
  const [from, to] = starsOfKind[kind];
  return and(
    eq(reviews.productId, productId),
    between(reviews.star, from, to),
    star ? eq(reviews.star, star) : undefined,
    hasPics ? hasPictures : undefined,
    skuId ? eq(reviews.skuId, skuId) : undefined,
    language ? eq(reviews.language, language) : undefined,
    word ? hasWord(word) : undefined,
  );
}

function toReply(
  { config, language }: Scope,
  row: typeof reviews.$inferSelect,
  isHelpful: boolean,
): Schemas['Reply'] {
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
    isVerified: row.isVerified,
    language: row.language,
    helpful: row.helpful,
    isHelpful,
  };
}

const countOfStar = (star: number) => sql<number>`count(*) filter (where ${reviews.star} = ${star})::int`;

/** The number of reviews that each filter would show. */
async function countFilters({ db, language }: Scope, productId: number) {
  const count = sql<number>`count(*)::int`;
  const [[totals], ofSkus, ofLanguages] = await Promise.all([
    db
      .select({
        one: countOfStar(1),
        two: countOfStar(2),
        three: countOfStar(3),
        four: countOfStar(4),
        five: countOfStar(5),
        pics: sql<number>`count(*) filter (where ${hasPictures})::int`,
      })
      .from(reviews)
      .where(eq(reviews.productId, productId)),
    db
      .select({
        skuId: sql<number>`${reviews.skuId}`,
        name: sql<Localized>`min(${reviews.skuName}::text)::jsonb`,
        count,
      })
      .from(reviews)
      .where(and(eq(reviews.productId, productId), isNotNull(reviews.skuId)))
      .groupBy(reviews.skuId)
      .orderBy(desc(count), reviews.skuId),
    db
      .select({ language: sql<string>`${reviews.language}`, count })
      .from(reviews)
      .where(and(eq(reviews.productId, productId), isNotNull(reviews.language)))
      .groupBy(reviews.language)
      .orderBy(desc(count), reviews.language),
  ]);
  const { one, two, three, four, five, pics } = totals ?? {
    one: 0,
    two: 0,
    three: 0,
    four: 0,
    five: 0,
    pics: 0,
  };
  return {
    starCounts: [one, two, three, four, five],
    picsCount: pics,
    skuCounts: ofSkus.map(({ name, ...row }) => ({ ...row, name: inLanguage(name, language) })),
    languageCounts: ofLanguages,
  };
}

/** The number of newest texts that are searched for common words. */
const textsRead = 500;

/** The topics of the reviews in the language of the request, each with the number of all reviews that mention it. */
async function countWords({ db, language }: Scope, productId: number) {
  const texts = await db
    .select({ comment: reviews.comment })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.language, language)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(textsRead);
  const words = commonWords(
    texts.map(({ comment }) => comment),
    language,
  );
  return Promise.all(
    words.map(async (word) => ({
      word,
      count: await db.$count(reviews, and(eq(reviews.productId, productId), hasWord(word))),
    })),
  );
}

export async function countReviews(scope: Scope, productId: number): Promise<Schemas['ReplyCount']> {
  const [filters, wordCounts] = await Promise.all([
    countFilters(scope, productId),
    countWords(scope, productId),
  ]);
  const [row] = await scope.db
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
  return {
    ...counts,
    replyChance: chance.toFixed(2),
    replyStar: Math.round(average * 10) / 10,
    ...filters,
    wordCounts,
  };
}

export async function listReviews(
  scope: Scope,
  productId: number,
  filter: ReviewFilter,
  page: PageRequest,
  { order = 'newest', uid }: { order?: ReviewOrder | undefined; uid?: number | undefined } = {},
): Promise<Schemas['ReplyPage']> {
  const where = whereOf(productId, filter);
  const [total, rows] = await Promise.all([
    scope.db.$count(reviews, where),
    scope.db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(...orders[order])
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const voted = await votesOf(
    scope.db,
    uid,
    rows.map(({ id }) => id),
  );
  return toPage(
    rows.map((row) => toReply(scope, row, voted.has(row.id))),
    total,
    page,
  );
}

export async function summariseReviews(scope: Scope, productId: number): Promise<Schemas['ReplySummary']> {
  const [counts, latest] = await Promise.all([
    countReviews(scope, productId),
    listReviews(scope, productId, { kind: 'all' }, { page: 1, limit: 1 }),
  ]);
  return {
    sumCount: counts.sumCount,
    replyChance: counts.replyChance ?? null,
    productReply: latest.list?.[0] ?? null,
  };
}
