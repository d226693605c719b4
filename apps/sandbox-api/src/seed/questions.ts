import type { Transaction } from '../db/client.ts';
import { questionReplies, questions, questionStates } from '../db/schema.ts';
import { day, minute } from '../domain/shared/time.ts';
import { readReviews } from './goods/for-sale.ts';
import { insertAll } from './insert.ts';
import type { PlannedProduct } from './products.ts';
import { Random } from './random.ts';

/** Shoppers' questions about the goods, with the answers of stores and buyers; some have none yet. */
export function planQuestions(planned: readonly PlannedProduct[], now: Date) {
  const random = new Random(1700);
  const written = readReviews();
  const rows: (typeof questions.$inferInsert & { id: number })[] = [];
  const replies: (typeof questionReplies.$inferInsert)[] = [];
  for (const { row, good } of planned) {
    for (const { text, language, author, answers } of written.get(good.id)?.questions ?? []) {
      const id = rows.length + 1;
      const age = random.between(10, 300) * day + random.between(0, 1400) * minute;
      const createdAt = new Date(now.getTime() - age);
      rows.push({
        id,
        uid: null,
        productId: row.id,
        content: text,
        language,
        state: questionStates.published,
        helpful: random.chance(0.6) ? random.between(1, 30) : 0,
        nickname: author,
        createdAt,
      });
      for (const [place, answer] of answers.entries()) {
        replies.push({
          questionId: id,
          isMerchant: answer.by === 'store',
          content: answer.text,
          language,
          nickname: answer.by === 'buyer' ? answer.author : '',
          createdAt: new Date(createdAt.getTime() + (place + 1) * day),
        });
      }
    }
  }
  return { rows, replies };
}

export async function seedQuestions(
  tx: Transaction,
  planned: readonly PlannedProduct[],
  now: Date,
): Promise<void> {
  const { rows, replies } = planQuestions(planned, now);
  await insertAll(tx, questions, rows);
  await insertAll(tx, questionReplies, replies);
}
