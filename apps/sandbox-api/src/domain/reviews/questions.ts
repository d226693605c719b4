import type { Schemas } from '@marketfront/api-client';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Db, transact } from '../../db/client.ts';
import {
  questionReplies,
  questions,
  questionStates,
  questionVotes,
  products,
  users,
} from '../../db/schema.ts';
import { notifyOfProduct } from '../notifications/notifications.ts';
import { refused } from '../shared/failure.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import type { Scope } from '../shared/scope.ts';
import { toApiTime } from '../shared/time.ts';
import { hasBought } from './bought.ts';
import { maskNickname } from './product-reviews.ts';

/** The most questions of one shopper that may wait for moderation. */
const mostWaiting = 5;

/** The place at which the answers to a question about a product are shown. */
export const answeredAt = (productId: number) => ({
  productId,
  address: `/goods_detail/${productId}#questions`,
});

type Row = typeof questions.$inferSelect;
type ReplyRow = typeof questionReplies.$inferSelect;

const toReply = (row: ReplyRow): Schemas['QuestionReply'] => ({
  id: row.id,
  content: row.content,
  nickname: row.isMerchant ? null : maskNickname(row.nickname),
  isMerchant: row.isMerchant,
  // Besides the store, only buyers may answer.
  isVerified: !row.isMerchant,
  language: row.language,
  createTime: toApiTime(row.createdAt),
});

export const toQuestion = (
  row: Row,
  replies: readonly ReplyRow[],
  { isHelpful = false, canReply = false }: { isHelpful?: boolean; canReply?: boolean } = {},
): Schemas['Question'] => ({
  id: row.id,
  content: row.content,
  nickname: maskNickname(row.nickname),
  language: row.language,
  isPublished: row.state === questionStates.published,
  helpful: row.helpful,
  isHelpful,
  canReply,
  createTime: toApiTime(row.createdAt),
  answerList: replies.map(toReply),
});

/**
 * The published questions, those in the language of the request first, then the most helpful ones. The user's own
 * questions that wait for moderation come before them.
 */
export async function listQuestions(
  { db, language }: Scope,
  productId: number,
  page: PageRequest,
  uid: number | undefined,
): Promise<Schemas['QuestionPage']> {
  const isOwn = uid ? eq(questions.uid, uid) : sql`false`;
  const where = and(
    eq(questions.productId, productId),
    or(
      eq(questions.state, questionStates.published),
      and(eq(questions.state, questionStates.waiting), isOwn),
    ),
  );
  const [total, rows] = await Promise.all([
    db.$count(questions, where),
    db
      .select()
      .from(questions)
      .where(where)
      .orderBy(
        asc(questions.state),
        desc(sql`${questions.language} is not distinct from ${language}`),
        desc(questions.helpful),
        desc(questions.id),
      )
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const ids = rows.map(({ id }) => id);
  const [replies, isBuyer, votes] = await Promise.all([
    ids.length > 0
      ? db
          .select()
          .from(questionReplies)
          .where(inArray(questionReplies.questionId, ids))
          .orderBy(desc(questionReplies.isMerchant), asc(questionReplies.id))
      : [],
    uid ? hasBought(db, uid, productId) : false,
    uid && ids.length > 0
      ? db
          .select({ id: questionVotes.questionId })
          .from(questionVotes)
          .where(and(eq(questionVotes.uid, uid), inArray(questionVotes.questionId, ids)))
      : [],
  ]);
  const voted = new Set(votes.map(({ id }) => id));
  const list = rows.map((row) => {
    const own = replies.filter(({ questionId }) => questionId === row.id);
    const isOpen = row.state === questionStates.published && row.uid !== uid;
    return toQuestion(row, own, {
      isHelpful: voted.has(row.id),
      canReply: isBuyer && isOpen && own.every((reply) => reply.uid !== uid),
    });
  });
  return toPage(list, total, page);
}

/** Asks about a product; the question waits for moderation. Asking the same question again changes nothing. */
export function askQuestion(
  { db, language }: Scope,
  uid: number,
  { productId, content }: { productId: number; content: string },
  now: Date,
): Promise<Schemas['Question']> {
  return transact(db, async (tx) => {
    // Locked, so that two requests of one shopper are counted one after the other.
    const [author] = await tx
      .select({ nickname: users.nickname })
      .from(users)
      .where(eq(users.id, uid))
      .for('update');
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.isShow, true)));
    if (!product) throw refused('productNotFound');
    const isWaiting = and(eq(questions.uid, uid), eq(questions.state, questionStates.waiting));
    const [same] = await tx
      .select()
      .from(questions)
      .where(and(isWaiting, eq(questions.productId, productId), eq(questions.content, content)));
    if (same) return toQuestion(same, []);
    const [waiting] = await tx.select({ count: count() }).from(questions).where(isWaiting);
    if ((waiting?.count ?? 0) >= mostWaiting) throw refused('tooManyQuestions');
    const [asked] = await tx
      .insert(questions)
      .values({ uid, productId, content, language, nickname: author?.nickname ?? '', createdAt: now })
      .returning();
    if (!asked) throw new Error('nothing was inserted');
    return toQuestion(asked, []);
  });
}

/** Adds or removes the user's only vote for a question that others see. Users cannot vote for their own questions. */
export function voteQuestion(
  db: Db,
  uid: number,
  questionId: number,
  isHelpful: boolean,
): Promise<Schemas['ReviewVote']> {
  return transact(db, async (tx) => {
    const [question] = await tx
      .select({ uid: questions.uid, helpful: questions.helpful })
      .from(questions)
      .where(and(eq(questions.id, questionId), eq(questions.state, questionStates.published)))
      .for('update');
    if (!question) throw refused('questionNotFound');
    if (question.uid === uid) throw refused('ownQuestion');
    const changed = isHelpful
      ? await tx.insert(questionVotes).values({ questionId, uid }).onConflictDoNothing().returning()
      : await tx
          .delete(questionVotes)
          .where(and(eq(questionVotes.questionId, questionId), eq(questionVotes.uid, uid)))
          .returning();
    const change = changed.length === 0 ? 0 : isHelpful ? 1 : -1;
    const [counted] = await tx
      .update(questions)
      .set({ helpful: sql`greatest(0, ${questions.helpful} + ${change})` })
      .where(eq(questions.id, questionId))
      .returning({ helpful: questions.helpful });
    return { helpful: counted?.helpful ?? question.helpful, isHelpful };
  });
}

/** Publishes a question, or refuses it. */
export async function moderateQuestion(db: Db, id: number, state: 'published' | 'refused'): Promise<void> {
  await db.update(questions).set({ state: questionStates[state] }).where(eq(questions.id, id));
}

/** The store answers; its answer publishes the question, and the author is notified. */
export function answerQuestion(db: Db, id: number, content: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const [question] = await tx
      .update(questions)
      .set({ state: questionStates.published })
      .where(eq(questions.id, id))
      .returning();
    if (!question) throw refused('questionNotFound');
    await tx.insert(questionReplies).values({ questionId: id, isMerchant: true, content, createdAt: now });
    if (question.uid !== null)
      await notifyOfProduct(tx, question.uid, 'questionAnswered', answeredAt(question.productId), now);
  });
}
