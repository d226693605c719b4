import type { Schemas } from '@marketfront/api-client';
import { and, asc, desc, eq } from 'drizzle-orm';
import { transact } from '../../db/client.ts';
import { questionReplies, questions, questionStates, users } from '../../db/schema.ts';
import { notifyOfProduct } from '../notifications/notifications.ts';
import { refused } from '../shared/failure.ts';
import type { Scope } from '../shared/scope.ts';
import { hasBought } from './bought.ts';
import { answeredAt, toQuestion } from './questions.ts';

/** A buyer of the product answers another user's question, once; its author is notified. */
export function replyToQuestion(
  { db, language }: Scope,
  uid: number,
  questionId: number,
  content: string,
  now: Date,
): Promise<Schemas['Question']> {
  return transact(db, async (tx) => {
    const [question] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.id, questionId), eq(questions.state, questionStates.published)));
    if (!question) throw refused('questionNotFound');
    if (question.uid === uid || !(await hasBought(tx, uid, question.productId))) throw refused('notBuyer');
    const [author] = await tx.select({ nickname: users.nickname }).from(users).where(eq(users.id, uid));
    const [reply] = await tx
      .insert(questionReplies)
      .values({
        questionId,
        uid,
        isMerchant: false,
        content,
        language,
        nickname: author?.nickname ?? '',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: questionReplies.id });
    if (!reply) throw refused('alreadyAnswered');
    if (question.uid !== null)
      await notifyOfProduct(tx, question.uid, 'questionAnswered', answeredAt(question.productId), now);
    const replies = await tx
      .select()
      .from(questionReplies)
      .where(eq(questionReplies.questionId, questionId))
      .orderBy(desc(questionReplies.isMerchant), asc(questionReplies.id));
    return toQuestion(question, replies);
  });
}
