import type { Schemas } from '@marketfront/api-client';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, transact } from '../../db/client.ts';
import { reviews, reviewVotes } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';

/** The ids of those reviews that the user found helpful. */
export async function votesOf(
  db: Db,
  uid: number | undefined,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!uid || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.uid, uid), inArray(reviewVotes.reviewId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds or removes the user's only vote; the count changes only when the vote does. Authors cannot vote for their own
 * reviews.
 */
export function vote(
  db: Db,
  uid: number,
  reviewId: number,
  isHelpful: boolean,
): Promise<Schemas['ReviewVote']> {
  return transact(db, async (tx) => {
    const [review] = await tx
      .select({ uid: reviews.uid, helpful: reviews.helpful })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for('update');
    if (!review) throw refused('reviewNotFound');
    if (review.uid === uid) throw refused('ownReview');
    const changed = isHelpful
      ? await tx.insert(reviewVotes).values({ reviewId, uid }).onConflictDoNothing().returning()
      : await tx
          .delete(reviewVotes)
          .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.uid, uid)))
          .returning();
    if (changed.length === 0) return { helpful: review.helpful, isHelpful };
    const [counted] = await tx
      .update(reviews)
      .set({ helpful: sql`greatest(0, ${reviews.helpful} + ${isHelpful ? 1 : -1})` })
      .where(eq(reviews.id, reviewId))
      .returning({ helpful: reviews.helpful });
    return { helpful: counted?.helpful ?? review.helpful, isHelpful };
  });
}
