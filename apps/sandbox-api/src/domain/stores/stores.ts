import type { Schemas, StoreSort } from '@marketfront/api-client';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { followedMerchants, merchants, products } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage } from '../shared/language.ts';
import { memo } from '../shared/memo.ts';
import { toMoney } from '../shared/money.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl, toPictureUrls } from '../shared/pictures.ts';
import { bestOfStores, storeRating } from '../catalog/product-list.ts';
import { toApiTime } from '../shared/time.ts';
import type { Scope } from '../shared/scope.ts';

type Row = typeof merchants.$inferSelect;

export type StoreFilter = {
  keywords?: string | undefined;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  isSelf?: boolean | undefined;
  order?: StoreSort | undefined;
};

export async function readOpenStore(db: Db, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(merchants)
    .where(and(eq(merchants.id, id), eq(merchants.isOpen, true)));
  if (!row) throw refused('storeNotOpen');
  return row;
}

async function followedAmong(db: Db, uid: number | undefined, ids: number[]): Promise<Set<number>> {
  if (!uid || ids.length === 0) return new Set();
  const rows = await db
    .select({ merId: followedMerchants.merId })
    .from(followedMerchants)
    .where(and(eq(followedMerchants.uid, uid), inArray(followedMerchants.merId, ids)));
  return new Set(rows.map((row) => row.merId));
}

/** The fields that lists of stores and the store's own page share. */
const toStoreFields = (config: Scope['config'], row: Row) => ({
  id: row.id,
  name: row.name,
  categoryId: row.categoryId,
  typeId: row.typeId,
  isSelf: row.isSelf,
  avatar: toPictureUrl(config, row.avatar),
  backImage: toPictureUrl(config, row.backImage),
  starLevel: storeRating(row),
  followerNum: row.followers,
  starProduct: row.starProduct,
  starService: row.starService,
  starDispatch: row.starDispatch,
  responseMinutes: row.responseMinutes,
});

const orders: Record<StoreSort, () => SQL[]> = {
  rated: () => [desc(sql`${merchants.starProduct} + ${merchants.starService} + ${merchants.starDispatch}`)],
  followed: () => [desc(merchants.followers)],
  newest: () => [desc(merchants.createdAt)],
};
const recommendedFirst = () => [desc(merchants.isRecommended), desc(merchants.sort)];

export async function listStores(
  scope: Scope,
  filter: StoreFilter,
  page: PageRequest,
  uid: number | undefined,
): Promise<Schemas['MerchantCardPage']> {
  const { db, config } = scope;
  const parts: (SQL | undefined)[] = [eq(merchants.isOpen, true)];
  if (filter.keywords) {
    const pattern = `%${filter.keywords.replaceAll(/[\\%_]/g, '\\$&')}%`;
    parts.push(or(ilike(merchants.name, pattern), ilike(merchants.keywords, pattern)));
  }
  if (filter.categoryId) parts.push(eq(merchants.categoryId, filter.categoryId));
  if (filter.typeId) parts.push(eq(merchants.typeId, filter.typeId));
  if (filter.isSelf !== undefined) parts.push(eq(merchants.isSelf, filter.isSelf));
  const where = and(...parts);
  const [total, rows] = await Promise.all([
    db.$count(merchants, where),
    db
      .select()
      .from(merchants)
      .where(where)
      .orderBy(...(filter.order ? orders[filter.order] : recommendedFirst)(), asc(merchants.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const ids = rows.map((row) => row.id);
  const [best, followed] = await Promise.all([bestOfStores(scope, ids, 3), followedAmong(db, uid, ids)]);
  const list = rows.map((row) => ({
    ...toStoreFields(config, row),
    streetBackImage: toPictureUrl(config, row.streetBackImage),
    proList: best.get(row.id) ?? [],
    isCollect: followed.has(row.id),
    createTime: toApiTime(row.createdAt),
    service: toServiceConfig(row),
  }));
  return toPage(list, total, page);
}

export const toServiceConfig = (row: Row): Schemas['ServiceConfig'] => ({
  serviceType: row.serviceType,
  serviceLink: row.serviceLink,
  servicePhone: row.servicePhone,
  serviceMessage: row.serviceMessage,
  serviceEmail: row.serviceEmail,
});

export async function readStore(
  { db, config }: Scope,
  id: number,
  uid: number | undefined,
): Promise<Schemas['MerchantIndex']> {
  const row = await readOpenStore(db, id);
  const followed = await followedAmong(db, uid, [id]);
  return {
    ...toStoreFields(config, row),
    pcBackImage: toPictureUrl(config, row.pcBackImage),
    pcBanner: JSON.stringify(toPictureUrls(config, row.pcBanner)),
    isCollect: followed.has(id),
    freeShippingFrom: row.freeShippingFrom === null ? null : toMoney(row.freeShippingFrom),
    ...toServiceConfig(row),
  };
}

export async function readStoreDetail(
  { db, config, language }: Scope,
  id: number,
): Promise<Schemas['MerchantDetail']> {
  const row = await readOpenStore(db, id);
  return {
    id,
    realName: row.realName,
    email: row.email,
    phone: row.phone,
    address: row.address,
    qualificationPicture: JSON.stringify(toPictureUrls(config, row.qualificationPictures)),
    intro: inLanguage(row.intro, language),
    createTime: toApiTime(row.createdAt),
    collectNum: row.followers,
    openTime: row.openTime || null,
    businessHours: row.businessHours,
    holidayNotice: row.holidayNotice && inLanguage(row.holidayNotice, language),
  };
}

/** All categories, of any level, in which a store has goods. */
export function categoriesOfStore(db: Db, merId: number): Promise<Set<number>> {
  return memo(db, `categories:${merId}`, 30, async () => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select distinct unnest(array[cat1, cat2, cat3]) as id from ${products} where mer_id = ${merId} and is_show`);
    return new Set(rows.map((row) => row.id));
  });
}
