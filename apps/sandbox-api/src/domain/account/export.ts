import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import {
  addresses,
  balanceRecords,
  favouriteProducts,
  followedMerchants,
  masterOrders,
  notifications,
  notificationSettings,
  pointsRecords,
  refunds,
  reviews,
  settledApplications,
  storeOrders,
  userCoupons,
} from '../../db/schema.ts';
import { readUser } from '../auth/accounts.ts';

type Owned = PgTable & { uid: PgColumn };

/** All tables whose rows have an owner, by their name in the export. */
const areas = {
  addresses,
  orders: masterOrders,
  parcels: storeOrders,
  refunds,
  reviews,
  favourites: favouriteProducts,
  followedStores: followedMerchants,
  coupons: userCoupons,
  points: pointsRecords,
  balance: balanceRecords,
  notifications,
  notificationSettings,
  storeApplications: settledApplications,
} as const satisfies Record<string, Owned>;

/** Columns that describe the shop, not its user. */
const internal = new Set([
  'uid',
  'identity',
  'mailProof',
  'passwordHash',
  'attempts',
  'retryAt',
  'failure',
  'isDeleted',
]);

const withoutInternal = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.has(name)));

async function rowsOf(db: Db, table: Owned, uid: number) {
  const { id } = getTableColumns(table) as Partial<Record<string, PgColumn>>;
  const query = db
    .select()
    .from(table as PgTable)
    .where(eq(table.uid, uid));
  const rows = await (id ? query.orderBy(desc(id)) : query);
  return rows.map(withoutInternal);
}

/** All data that the shop stores about a user, in the user's own words and numbers. */
export async function exportAccount(db: Db, uid: number): Promise<Record<string, unknown>> {
  const user = await readUser(db, uid);
  const names = Object.keys(areas) as (keyof typeof areas)[];
  const lists = await Promise.all(names.map(async (name) => [name, await rowsOf(db, areas[name], uid)]));
  return { account: withoutInternal(user), ...Object.fromEntries(lists) };
}
