import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { malformed } from './failure.ts';
import { after, day } from './time.ts';

const keptFor = day;

/**
 * Runs work in one transaction, once per Idempotency-Key of the request: key, work and response are stored together or
 * not at all, and a repeated call gets the first response.
 */
export type Once = <Data>(work: (tx: Transaction) => Promise<Data>) => Promise<Data>;

type Intention = { uid: number; operation: string; key: string; body: string };

const hashOf = (body: string) => createHash('sha256').update(body).digest('base64url');

function assertKey(key: string): void {
  if (key.length < 8 || key.length > 128) throw malformed('Idempotency-Key must have 8 to 128 characters');
}

const rowOf = ({ uid, operation, key }: Intention) =>
  and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));

function assertSameBody(earlier: { bodyHash: string } | undefined, bodyHash: string): void {
  if (earlier && earlier.bodyHash !== bodyHash)
    throw malformed('This Idempotency-Key was used for another request');
}

/**
 * Runs work in the caller's transaction once per key. The key is stored with the work or not at all; a second call
 * waits for the first one's transaction, and then returns the same response.
 */
export async function runOnceInTransaction<Data>(
  tx: Transaction,
  intention: Intention,
  now: Date,
  work: () => Promise<Data>,
): Promise<Data> {
  const { uid, operation, key, body } = intention;
  assertKey(key);
  const bodyHash = hashOf(body);
  const mine = rowOf(intention);
  const [inserted] = await tx
    .insert(idempotencyKeys)
    .values({ uid, operation, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!inserted) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
    assertSameBody(earlier, bodyHash);
    return earlier?.answer?.data as Data;
  }
  const data = await work();
  await tx
    .update(idempotencyKeys)
    .set({ answer: { code: 200, message: 'success', data } })
    .where(mine);
  return data;
}

export async function deleteOldIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, after(now, -keptFor)));
}
