import { type Schemas, orderRefundStatus } from '@marketfront/api-client';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, type Queryable, transact } from '../../db/client.ts';
import { orderLines, products, reviews, storeOrders, users } from '../../db/schema.ts';
import { completeReviewed } from '../orders/lifecycle.ts';
import { receivedStatuses } from '../orders/lines.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import type { Scope } from '../shared/scope.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl, toPictureUrls } from '../shared/pictures.ts';
import { toApiTime } from '../shared/time.ts';

const reviewable = (uid: number) =>
  and(
    eq(orderLines.uid, uid),
    eq(orderLines.isReply, false),
    inArray(storeOrders.status, receivedStatuses),
    eq(storeOrders.refundStatus, orderRefundStatus.none),
    eq(storeOrders.isDeleted, false),
  );

export async function listAwaitingReview(
  { db, config, language }: Scope,
  uid: number,
  page: PageRequest,
): Promise<Schemas['AwaitReplyPage']> {
  const where = reviewable(uid);
  const [counted, rows] = await Promise.all([
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(orderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
      .where(where),
    db
      .select({ line: orderLines, order: storeOrders })
      .from(orderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
      .where(where)
      .orderBy(desc(orderLines.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map(({ line, order }) => ({
    id: line.id,
    merOrderNo: order.orderNo,
    merId: order.merId,
    merName: order.merName,
    productId: line.productId,
    productName: inLanguage(line.productName, language),
    image: toPictureUrl(config, line.image),
    imageBlur: line.imageBlur,
    sku: inLanguage(line.skuName, language),
    price: toMoney(line.price),
    payNum: line.quantity,
  }));
  return toPage(list, counted[0]?.total ?? 0, page);
}

export type ReviewRequest = {
  orderNo: string;
  lineId: number;
  star: number;
  serviceStar: number | null;
  comment: string;
  pics: string[];
};

/** One review per bought line, by its buyer, after receipt. */
export function writeReview(db: Queryable, uid: number, request: ReviewRequest, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .select({ line: orderLines, order: storeOrders })
      .from(orderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, orderLines.storeOrderId))
      .where(
        and(
          eq(orderLines.id, request.lineId),
          eq(orderLines.uid, uid),
          eq(storeOrders.orderNo, request.orderNo),
          eq(storeOrders.isDeleted, false),
        ),
      )
      .for('update', { of: orderLines });
    if (!row) throw refused('orderNotFound');
    const { line, order } = row;
    if (line.isReply) throw refused('alreadyReviewed');
    if (!receivedStatuses.some((status) => status === order.status)) throw refused('reviewTooEarly');
    const [author] = await tx
      .select({ nickname: users.nickname, avatar: users.avatar })
      .from(users)
      .where(eq(users.id, uid));
    await tx.insert(reviews).values({
      uid,
      productId: line.productId,
      merId: line.merId,
      skuId: line.skuId,
      skuName: line.skuName,
      orderLineId: line.id,
      isVerified: true,
      star: request.star,
      serviceStar: request.serviceStar,
      comment: request.comment,
      pics: request.pics,
      nickname: author?.nickname ?? '',
      avatar: author?.avatar ?? '',
      createdAt: now,
    });
    await tx.update(orderLines).set({ isReply: true }).where(eq(orderLines.id, line.id));
    await completeReviewed(tx, order.id);
    await tx
      .update(products)
      .set({
        starSum: sql`${products.starSum} + ${request.star}`,
        replyCount: sql`${products.replyCount} + 1`,
      })
      .where(eq(products.id, line.productId));
  });
}

export async function listMyReviews(
  { db, config, language }: Scope,
  uid: number,
  page: PageRequest,
): Promise<Schemas['MyReplyPage']> {
  const where = eq(reviews.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(reviews, where),
    db
      .select({ review: reviews, product: products.name, image: products.image })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(where)
      .orderBy(desc(reviews.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map(({ review, product, image }) => ({
    id: review.id,
    productId: review.productId,
    productName: inLanguage(product, language),
    image: toPictureUrl(config, image),
    sku: inLanguage(review.skuName, language),
    star: review.star,
    serviceStar: review.serviceStar,
    comment: review.comment,
    pics: toPictureUrls(config, review.pics),
    createTime: toApiTime(review.createdAt),
    merchantReplyContent: review.merchantReply,
  }));
  return toPage(list, total, page);
}

export async function replyToReview(db: Db, id: number, reply: string, now: Date): Promise<void> {
  await db.update(reviews).set({ merchantReply: reply, merchantReplyAt: now }).where(eq(reviews.id, id));
}
