import { isRefundSettled, refundStateFromWire, type Schemas } from '@marketfront/api-client';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Db, type Queryable, transact } from '../../db/client.ts';
import { type refundAuthors, refundMessages, refunds } from '../../db/schema.ts';
import { notify } from '../notifications/notifications.ts';
import { refused } from '../shared/failure.ts';
import { toPictureUrls } from '../shared/pictures.ts';
import type { Scope } from '../shared/scope.ts';
import { toApiTime } from '../shared/time.ts';
import { lockRefund, type Refund } from './refunds.ts';

type Author = (typeof refundAuthors)[number];

/** The most messages of the shopper that may wait for an answer. */
const mostUnanswered = 20;

/** The messages about the shopper's refund, oldest first. */
export async function listRefundMessages(
  { db, config }: Scope,
  uid: number,
  refundOrderNo: string,
): Promise<Schemas['RefundMessage'][]> {
  const [refund] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.refundOrderNo, refundOrderNo), eq(refunds.uid, uid)));
  if (!refund) throw refused('refundNotFound');
  const rows = await db
    .select()
    .from(refundMessages)
    .where(eq(refundMessages.refundId, refund.id))
    .orderBy(asc(refundMessages.id));
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    content: row.content,
    pictures: toPictureUrls(config, row.images),
    createTime: toApiTime(row.createdAt),
  }));
}

export type RefundText = { refundOrderNo: string; content: string; images: string[] };

function assertOpen({ status }: Refund): void {
  if (isRefundSettled(refundStateFromWire(status))) throw refused('refundStatusWrong');
}

/** The shopper writes to the store. */
export function writeToStore(
  db: Queryable,
  uid: number,
  { refundOrderNo, content, images }: RefundText,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { refund } = await lockRefund(tx, refundOrderNo, uid);
    assertOpen(refund);
    const newest = await tx
      .select({ id: refundMessages.id, author: refundMessages.author })
      .from(refundMessages)
      .where(eq(refundMessages.refundId, refund.id))
      .orderBy(desc(refundMessages.id))
      .limit(mostUnanswered);
    const isUnanswered = newest.every(({ author }) => author === 'user');
    if (newest.length === mostUnanswered && isUnanswered) throw refused('tooManyRefundMessages');
    await tx
      .insert(refundMessages)
      .values({ refundId: refund.id, author: 'user', content, images, createdAt: now });
  });
}

/** Saves a message of the store or the marketplace, and notifies the shopper. */
export function answerShopper(
  db: Db,
  author: Exclude<Author, 'user'>,
  { refundOrderNo, content }: Pick<RefundText, 'refundOrderNo' | 'content'>,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { refund } = await lockRefund(tx, refundOrderNo);
    assertOpen(refund);
    await tx.insert(refundMessages).values({ refundId: refund.id, author, content, createdAt: now });
    await notify(tx, refund.uid, 'refundAnswered', refundOrderNo, now);
  });
}
