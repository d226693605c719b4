import type { Transaction } from '../db/client.ts';
import { questionReplies, questions, questionStates } from '../db/schema.ts';
import { day, minute } from '../domain/shared/time.ts';
import { insertAll } from './insert.ts';
import type { PlannedProduct } from './products.ts';
import { questionsOfAll, questionsOfTaste } from './question-texts.ts';
import { Random } from './random.ts';
import { nicknames } from './review-texts.ts';
import { type SeedLanguage, seedLanguages } from './words.ts';

/** Half of the questions are in English, as half of the reviews are. */
const languageOf = (random: Random): SeedLanguage => (random.chance(0.5) ? 'en' : random.pick(seedLanguages));

/** What is asked about the products that sell well, with answers; some have none yet. */
export function planQuestions(planned: readonly PlannedProduct[], now: Date) {
  const random = new Random(1700);
  const rows: (typeof questions.$inferInsert & { id: number })[] = [];
  const replies: (typeof questionReplies.$inferInsert)[] = [];
  for (const { row, good } of planned) {
    if (!row.id || random.chance(0.35)) continue;
    const texts = [questionsOfTaste[good.taste], ...questionsOfAll];
    // Each text once or in two languages, the one about these goods first.
    const asked = texts.slice(0, random.between(1, texts.length)).flatMap((text) => {
      const language = languageOf(random);
      const other = languageOf(random);
      return language === other || random.chance(0.5)
        ? [{ text, language }]
        : [
            { text, language },
            { text, language: other },
          ];
    });
    for (const { text, language } of asked) {
      const id = rows.length + 1;
      const createdAt = new Date(
        now.getTime() - random.between(3, 300) * day - random.between(0, 1400) * minute,
      );
      rows.push({
        id,
        uid: null,
        productId: row.id,
        content: text.question[language],
        language,
        state: questionStates.published,
        helpful: random.chance(0.6) ? random.between(1, 30) : 0,
        nickname: random.pick(nicknames[language]),
        createdAt,
      });
      const answer = (isMerchant: boolean, content: string, days: number) =>
        replies.push({
          questionId: id,
          isMerchant,
          content,
          language,
          nickname: isMerchant ? '' : random.pick(nicknames[language]),
          createdAt: new Date(createdAt.getTime() + days * day),
        });
      if (random.chance(0.85)) answer(true, text.store[language], 1);
      if (random.chance(0.45)) answer(false, text.buyer[language], 2);
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
