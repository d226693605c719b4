import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, type Transaction, transact } from '../../db/client.ts';
import { addresses } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { runOnceInTransaction } from '../shared/idempotency.ts';
import type { Language } from '../shared/language.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toApiTime } from '../shared/time.ts';

type Row = typeof addresses.$inferSelect;
export type AddressInput = Pick<
  Row,
  | 'realName'
  | 'email'
  | 'country'
  | 'detail'
  | 'postCode'
  | 'countryCode'
  | 'phone'
  | 'authenticationType'
  | 'isDefault'
>;

const maxAddresses = 50;

export const fullPhone = (row: Pick<Row, 'countryCode' | 'phone'>) =>
  row.countryCode && row.phone ? `+${row.countryCode} ${row.phone}` : row.phone;

/** The name of a country from its code. Addresses of some clients already contain a name. */
export const countryName = (country: string, language: Language): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country;

/** The addresses of a user, or the one with this id. */
export const mine = (uid: number, id?: number) =>
  and(
    eq(addresses.uid, uid),
    eq(addresses.isDeleted, false),
    id === undefined ? undefined : eq(addresses.id, id),
  );

export function toApiAddress(row: Row): Schemas['Address'] {
  return {
    id: row.id,
    uid: row.uid,
    realName: row.realName,
    email: row.email,
    country: row.country,
    detail: row.detail,
    postCode: row.postCode,
    countryCode: row.countryCode ? `+${row.countryCode}` : '',
    phone: row.phone,
    isDefault: row.isDefault,
    authenticationType: row.authenticationType,
    province: row.province,
    city: row.city,
    cityId: null,
    district: row.district,
    longitude: null,
    latitude: null,
    isDel: false,
    createTime: toApiTime(row.createdAt),
    updateTime: toApiTime(row.updatedAt),
  };
}

const newestDefaultFirst = [desc(addresses.isDefault), desc(addresses.id)];

export async function listAddresses(db: Db, uid: number, page: PageRequest): Promise<Schemas['AddressPage']> {
  const [total, rows] = await Promise.all([
    db.$count(addresses, mine(uid)),
    db
      .select()
      .from(addresses)
      .where(mine(uid))
      .orderBy(...newestDefaultFirst)
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  return toPage(rows.map(toApiAddress), total, page);
}

export async function listAllAddresses(db: Db, uid: number): Promise<Schemas['Address'][]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(mine(uid))
    .orderBy(...newestDefaultFirst);
  return rows.map(toApiAddress);
}

export async function findAddress(db: Pick<Db, 'select'>, uid: number, id: number): Promise<Row | undefined> {
  const [row] = await db.select().from(addresses).where(mine(uid, id));
  return row;
}

export async function findDefaultAddress(db: Db, uid: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(mine(uid), eq(addresses.isDefault, true)));
  return row;
}

/** A user has one default address: the others are unset first, under a lock on the user's address book. */
async function unsetDefaults(tx: Transaction, uid: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(mine(uid), eq(addresses.isDefault, true)));
}

const lockBook = (tx: Transaction, uid: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(7301, ${uid})`);

/** Adds an address, or changes the one with this id. A repeated call with the same key changes nothing. */
export function saveAddress(
  db: Db,
  uid: number,
  id: number,
  input: AddressInput,
  key: string | undefined,
  now: Date,
): Promise<Schemas['Address']> {
  return transact(db, async (tx) => {
    await lockBook(tx, uid);
    const save = () => storeAddress(tx, uid, id, input, now);
    if (key === undefined) return save();
    const body = JSON.stringify([id, input]);
    return runOnceInTransaction(tx, { uid, operation: 'saveAddress', key, body }, now, save);
  });
}

async function storeAddress(tx: Transaction, uid: number, id: number, input: AddressInput, now: Date) {
  const count = await tx.$count(addresses, mine(uid));
  if (id === 0 && count >= maxAddresses) throw refused('addressBookFull', { max: maxAddresses });
  // The first address is always the default.
  const isDefault = input.isDefault || (id === 0 && count === 0);
  if (isDefault) await unsetDefaults(tx, uid);
  const values = { ...input, isDefault, updatedAt: now };
  const [row] =
    id === 0
      ? await tx
          .insert(addresses)
          .values({ ...values, uid, createdAt: now })
          .returning()
      : await tx.update(addresses).set(values).where(mine(uid, id)).returning();
  if (!row) throw refused('addressNotFound');
  return toApiAddress(row);
}

export async function setDefaultAddress(db: Db, uid: number, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await lockBook(tx, uid);
    await unsetDefaults(tx, uid);
    const [row] = await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(mine(uid, id))
      .returning({ id: addresses.id });
    if (!row) throw refused('addressNotFound');
  });
}

export async function deleteAddress(db: Db, uid: number, id: number): Promise<void> {
  const [row] = await db
    .update(addresses)
    .set({ isDeleted: true, isDefault: false })
    .where(mine(uid, id))
    .returning({ id: addresses.id });
  if (!row) throw refused('addressNotFound');
}
