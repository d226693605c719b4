import { balanceMovementToWire, type Schemas } from '@marketfront/api-client';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { balanceRecords, type Localized, users } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toApiTime } from '../shared/time.ts';

type Movement = { uid: number; amount: number; linkId: string; title: Localized };

/** Adds money to the balance, with its record. */
export async function addBalance(tx: Transaction, movement: Movement, now: Date): Promise<void> {
  const [row] = await tx
    .update(users)
    .set({ balance: sql`${users.balance} + ${movement.amount}` })
    .where(eq(users.id, movement.uid))
    .returning({ balance: users.balance });
  if (!row) return;
  const { balance } = row;
  await tx
    .insert(balanceRecords)
    .values({ ...movement, type: balanceMovementToWire.added, balance, createdAt: now });
}

/** Takes money from the balance, with its record; refuses amounts above the balance. */
export async function takeBalance(tx: Transaction, movement: Movement, now: Date): Promise<void> {
  const [row] = await tx
    .update(users)
    .set({ balance: sql`${users.balance} - ${movement.amount}` })
    .where(and(eq(users.id, movement.uid), gte(users.balance, movement.amount)))
    .returning({ balance: users.balance });
  if (!row) throw refused('balanceInsufficient');
  const { balance } = row;
  await tx
    .insert(balanceRecords)
    .values({ ...movement, type: balanceMovementToWire.deducted, balance, createdAt: now });
}

export async function listBalanceRecords(
  db: Db,
  uid: number,
  page: PageRequest,
  language: Language,
): Promise<Schemas['BalanceRecordPage']> {
  const where = eq(balanceRecords.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(balanceRecords, where),
    db
      .select()
      .from(balanceRecords)
      .where(where)
      .orderBy(desc(balanceRecords.createdAt), desc(balanceRecords.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, language),
    type: row.type,
    amount: toMoney(row.amount),
    balance: toMoney(row.balance),
    linkId: row.linkId || null,
    createTime: toApiTime(row.createdAt),
  }));
  return toPage(list, total, page);
}
