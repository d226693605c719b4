import type { FavouriteFilter, Schemas } from '@marketfront/api-client';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, transact } from '../../db/client.ts';
import { favouriteProducts, followedMerchants, merchants, products } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { localizedColumn } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import type { Scope } from '../shared/scope.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import { readOpenStore } from '../stores/stores.ts';
import { toApiTime } from '../shared/time.ts';

/** The number of pieces of a product that can be bought: none while the product is hidden. */
const stock = sql<number>`case when ${products.isShow} then ${products.stock} else 0 end`;

const filters = {
  cheaper: sql`${stock} > 0 and ${products.price} < ${favouriteProducts.savedPrice}`,
  available: sql`${stock} > 0`,
  soldOut: sql`${stock} <= 0`,
} as const satisfies Record<FavouriteFilter, SQL>;

export async function listFavourites(
  { db, config, language }: Scope,
  uid: number,
  { show, ...page }: PageRequest & { show?: FavouriteFilter | undefined },
): Promise<Schemas['FavouriteProductPage']> {
  const where = and(eq(favouriteProducts.uid, uid), show && filters[show]);
  const [[counted], rows] = await Promise.all([
    db
      .select({ total: count() })
      .from(favouriteProducts)
      .innerJoin(products, eq(products.id, favouriteProducts.productId))
      .where(where),
    db
      .select({
        id: favouriteProducts.id,
        productId: products.id,
        createdAt: favouriteProducts.createdAt,
        storeName: localizedColumn(products.name, language),
        image: products.image,
        imageBlur: products.imageBlur,
        price: products.price,
        otPrice: products.otPrice,
        savedPrice: favouriteProducts.savedPrice,
        stock,
      })
      .from(favouriteProducts)
      .innerJoin(products, eq(products.id, favouriteProducts.productId))
      .where(where)
      .orderBy(desc(favouriteProducts.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map(({ createdAt, ...row }) => ({
    ...row,
    createTime: toApiTime(createdAt),
    image: toPictureUrl(config, row.image),
    price: toMoney(row.price),
    otPrice: toMoney(row.otPrice),
    savedPrice: row.savedPrice === null ? null : toMoney(row.savedPrice),
  }));
  return toPage(list, counted?.total ?? 0, page);
}

/** Adding the same product again changes nothing. */
export async function addFavourites(db: Db, uid: number, ids: readonly number[], now: Date): Promise<void> {
  const found = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.isShow, true)));
  const missing = ids.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined) throw refused('itemNotFound', { id: missing });
  await db
    .insert(favouriteProducts)
    .values(found.map(({ id, price }) => ({ uid, productId: id, savedPrice: price, createdAt: now })))
    .onConflictDoNothing();
}

export async function removeFavourite(db: Db, uid: number, productId: number): Promise<void> {
  await db
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.uid, uid), eq(favouriteProducts.productId, productId)));
}

export async function deleteFavourites(db: Db, uid: number, ids: readonly number[]): Promise<void> {
  await db
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.uid, uid), inArray(favouriteProducts.id, [...ids])));
}

export async function listFollowed(
  { db, config }: Scope,
  uid: number,
  page: PageRequest,
): Promise<Schemas['FollowedStorePage']> {
  const where = eq(followedMerchants.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(followedMerchants, where),
    db
      .select({
        merId: merchants.id,
        merName: merchants.name,
        merAvatar: merchants.avatar,
        createdAt: followedMerchants.createdAt,
      })
      .from(followedMerchants)
      .innerJoin(merchants, eq(merchants.id, followedMerchants.merId))
      .where(where)
      .orderBy(desc(followedMerchants.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map(({ createdAt, merAvatar, ...row }) => ({
    uid,
    ...row,
    merAvatar: toPictureUrl(config, merAvatar),
    createTime: toApiTime(createdAt),
  }));
  return toPage(list, total, page);
}

export async function follow(db: Db, uid: number, merId: number, now: Date): Promise<void> {
  await readOpenStore(db, merId);
  await transact(db, async (tx) => {
    const [added] = await tx
      .insert(followedMerchants)
      .values({ uid, merId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: followedMerchants.id });
    if (!added) return;
    await tx
      .update(merchants)
      .set({ followers: sql`${merchants.followers} + 1` })
      .where(eq(merchants.id, merId));
  });
}

export async function unfollow(db: Db, uid: number, merId: number): Promise<void> {
  await transact(db, async (tx) => {
    const [removed] = await tx
      .delete(followedMerchants)
      .where(and(eq(followedMerchants.uid, uid), eq(followedMerchants.merId, merId)))
      .returning({ id: followedMerchants.id });
    if (!removed) return;
    await tx
      .update(merchants)
      .set({ followers: sql`greatest(0, ${merchants.followers} - 1)` })
      .where(eq(merchants.id, merId));
  });
}
