import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { prepare } from '../../db/prepared.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { malformed } from './failure.ts';
import { after, day, second } from './time.ts';

export type Envelope = { code: number; message: string; data: unknown };

/** Longer than any call may last: a server that holds a key for longer was killed. */
const abandonedAfter = 30 * second;
const keptFor = day;
/** How long a repeated call waits for the answer of the first one. */
const patience = 3 * second;
const pollEvery = 50;

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
 * Runs work of the caller's transaction once per key. The key is stored with the work or not at all; a second call
 * waits for the first one's transaction, and then answers the same.
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

/** The first call with this key, after it was answered where that does not take too long. */
async function firstCall(db: Db, intention: Intention) {
  for (let waited = 0; ; waited += pollEvery) {
    const [earlier] = await db.select().from(idempotencyKeys).where(rowOf(intention));
    if (!earlier || earlier.answer || waited >= patience) return earlier;
    await setTimeout(pollEvery);
  }
}

const value = sql.placeholder;

const insertKey = prepare<{ key: string }>(sql`
  insert into ${idempotencyKeys} (uid, operation, key, body_hash, created_at)
  values (${value('uid')}, ${value('operation')}, ${value('key')}, ${value('bodyHash')}, ${value('now')})
  on conflict do nothing returning key`);

const storeAnswer = prepare(sql`
  update ${idempotencyKeys} set answer = ${value('answer')}
  where uid = ${value('uid')} and operation = ${value('operation')} and key = ${value('key')}`);

/** Runs the work once per key: the first answer is stored and returned again. */
export async function runOnce(
  db: Db,
  intention: Intention,
  now: Date,
  work: () => Promise<Envelope>,
): Promise<Envelope> {
  const { uid, operation, key, body } = intention;
  assertKey(key);
  const bodyHash = hashOf(body);
  const mine = rowOf(intention);
  const [inserted] = await insertKey(db, { uid, operation, key, bodyHash, now: now.toISOString() });
  if (!inserted) {
    const earlier = await firstCall(db, intention);
    // The first call was refused meanwhile, and changed nothing.
    if (!earlier) return runOnce(db, intention, now, work);
    assertSameBody(earlier, bodyHash);
    if (earlier.answer) return earlier.answer;
    const [takenOver] = await db
      .update(idempotencyKeys)
      .set({ createdAt: now })
      .where(
        and(mine, isNull(idempotencyKeys.answer), lt(idempotencyKeys.createdAt, after(now, -abandonedAfter))),
      )
      .returning({ key: idempotencyKeys.key });
    if (!takenOver) throw malformed('conflict: the first request with this Idempotency-Key is still running');
  }
  try {
    const answer = await work();
    await storeAnswer(db, { uid, operation, key, answer: JSON.stringify(answer) });
    return answer;
  } catch (error) {
    // Nothing was changed, so the same key may be used again.
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}

export async function deleteOldIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, after(now, -keptFor)));
}
