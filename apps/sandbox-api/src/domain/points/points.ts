import { type Schemas, pointsMovementToWire, pointsStateToWire } from '@marketfront/api-client';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { type Localized, pointsRecords, users } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toApiTime, toApiTimeOrNull } from '../shared/time.ts';

type Movement = {
  uid: number;
  points: number;
  linkType: 'order' | 'refund' | 'system';
  linkId: string;
  title: Localized;
};

/** Adds points and a ledger entry in the caller's transaction. */
export async function addPoints(tx: Transaction, movement: Movement, now: Date): Promise<void> {
  if (movement.points === 0) return;
  const [account] = await tx
    .update(users)
    .set({ integral: sql`${users.integral} + ${movement.points}` })
    .where(eq(users.id, movement.uid))
    .returning({ balance: users.integral });
  if (account) await record(tx, pointsMovementToWire.added, movement, account.balance, now);
}

export async function takePoints(tx: Transaction, movement: Movement, now: Date): Promise<void> {
  if (movement.points === 0) return;
  const [account] = await tx
    .update(users)
    .set({ integral: sql`${users.integral} - ${movement.points}` })
    .where(and(eq(users.id, movement.uid), gte(users.integral, movement.points)))
    .returning({ balance: users.integral });
  if (!account) throw refused('pointsInsufficient');
  await record(tx, pointsMovementToWire.deducted, movement, account.balance, now);
}

/** Takes back points that were earned, even if they are spent: the account may become negative. */
export async function reclaimPoints(tx: Transaction, movement: Movement, now: Date): Promise<void> {
  if (movement.points === 0) return;
  const [account] = await tx
    .update(users)
    .set({ integral: sql`${users.integral} - ${movement.points}` })
    .where(eq(users.id, movement.uid))
    .returning({ balance: users.integral });
  if (account) await record(tx, pointsMovementToWire.deducted, movement, account.balance, now);
}

async function record(
  tx: Transaction,
  type: Schemas['PointsRecord']['type'],
  { points, ...movement }: Movement,
  balance: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(pointsRecords)
    .values({ ...movement, type, integral: points, balance, createdAt: now, updatedAt: now });
}

export async function readPoints(db: Db, uid: number): Promise<Schemas['PointsAccount']> {
  const [[user], [sums]] = await Promise.all([
    db.select({ integral: users.integral }).from(users).where(eq(users.id, uid)),
    db
      .select({
        added: sql<number>`coalesce(sum(${pointsRecords.integral}) filter (where ${pointsRecords.type} = ${pointsMovementToWire.added} and ${pointsRecords.status} = ${pointsStateToWire.done}), 0)::int`,
        taken: sql<number>`coalesce(sum(${pointsRecords.integral}) filter (where ${pointsRecords.type} = ${pointsMovementToWire.deducted} and ${pointsRecords.status} = ${pointsStateToWire.done}), 0)::int`,
        frozen: sql<number>`coalesce(sum(${pointsRecords.integral}) filter (where ${pointsRecords.status} = ${pointsStateToWire.frozen}), 0)::int`,
      })
      .from(pointsRecords)
      .where(eq(pointsRecords.uid, uid)),
  ]);
  return {
    integral: user?.integral ?? 0,
    sumIntegral: sums?.added ?? 0,
    deductionIntegral: sums?.taken ?? 0,
    frozenIntegral: sums?.frozen ?? 0,
  };
}

export async function listPointsRecords(
  db: Db,
  uid: number,
  page: PageRequest,
  language: Language,
): Promise<Schemas['PointsRecordPage']> {
  const where = eq(pointsRecords.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(pointsRecords, where),
    db
      .select()
      .from(pointsRecords)
      .where(where)
      .orderBy(desc(pointsRecords.createdAt), desc(pointsRecords.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    uid,
    linkId: row.linkId,
    linkType: row.linkType,
    type: row.type,
    title: inLanguage(row.title, language),
    integral: row.integral,
    balance: row.balance,
    mark: row.mark,
    status: row.status,
    frozenTime: row.frozenTime,
    thawTime: toApiTimeOrNull(row.thawTime),
    createTime: toApiTime(row.createdAt),
    updateTime: toApiTime(row.updatedAt),
  }));
  return toPage(list, total, page);
}
