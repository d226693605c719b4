import { type Schemas, limits } from '@marketfront/api-client';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { type Db, sqlState, type Transaction, transact } from '../../db/client.ts';
import { cartItems, merchants, products, skus } from '../../db/schema.ts';
import { Failure, refused, malformed } from '../shared/failure.ts';
import { runOnceInTransaction } from '../shared/idempotency.ts';
import { type Language, localizedColumn } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { toPictureUrl } from '../shared/pictures.ts';

const maxRows = 200;

/** Whether it can be bought now: the SKU and its product are on sale, the store is open, and there is stock. */
const isBuyable = sql<boolean>`(${skus.isShow} and ${products.isShow} and ${merchants.isOpen} and ${skus.stock} > 0)`;

export async function listCart(
  db: Db,
  config: Config,
  uid: number,
  isValid: boolean,
  language: Language,
): Promise<Schemas['CartMerchant'][]> {
  const rows = await db
    .select({
      id: cartItems.id,
      merId: merchants.id,
      merName: merchants.name,
      isSelf: merchants.isSelf,
      productId: cartItems.productId,
      skuId: cartItems.skuId,
      quantity: cartItems.quantity,
      image: skus.image,
      imageBlur: skus.imageBlur,
      storeName: localizedColumn(products.name, language),
      suk: localizedColumn(skus.name, language),
      price: skus.price,
      stock: skus.stock,
    })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(and(eq(cartItems.uid, uid), isValid ? isBuyable : sql`not ${isBuyable}`))
    .orderBy(desc(cartItems.id));
  return [...Map.groupBy(rows, (row) => row.merId).values()].map((group) => ({
    merId: group[0]?.merId ?? 0,
    merName: group[0]?.merName ?? '',
    isSelf: group[0]?.isSelf ?? false,
    cartInfoList: group.map((row) => ({
      id: row.id,
      productId: row.productId,
      productAttrUnique: row.skuId,
      cartNum: row.quantity,
      image: toPictureUrl(config, row.image),
      imageBlur: row.imageBlur,
      storeName: row.storeName,
      attrId: row.skuId,
      suk: isValid ? row.suk : null,
      price: isValid ? toMoney(row.price) : null,
      attrStatus: isValid,
      stock: isValid ? row.stock : null,
    })),
  }));
}

export async function countCart(
  db: Db,
  uid: number,
  isValid: boolean,
  type: 'total' | 'sum',
): Promise<number> {
  const [row] = await db
    .select({
      count:
        type === 'sum'
          ? sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int`
          : sql<number>`count(*)::int`,
    })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(and(eq(cartItems.uid, uid), isValid ? isBuyable : sql`not ${isBuyable}`));
  return row?.count ?? 0;
}

type Addition = { productId: number; skuId: number; quantity: number };

/** A SKU of that product that is on sale. */
async function readSku(db: Pick<Db, 'select'>, { productId, skuId }: Pick<Addition, 'productId' | 'skuId'>) {
  const [row] = await db
    .select({ stock: skus.stock, skuProduct: skus.productId, skuShown: skus.isShow })
    .from(products)
    .innerJoin(merchants, and(eq(merchants.id, products.merId), eq(merchants.isOpen, true)))
    .leftJoin(skus, eq(skus.id, skuId))
    .where(and(eq(products.id, productId), eq(products.isShow, true)));
  if (!row) throw refused('productNotFound');
  if (row.skuProduct !== productId || !row.skuShown) throw refused('skuNotFound');
  return { stock: row.stock ?? 0 };
}

/** An existing row gets a larger quantity, up to the limit of a line. */
async function addLine(tx: Transaction, uid: number, addition: Addition, now: Date): Promise<void> {
  const { stock } = await readSku(tx, addition);
  const [row] = await tx
    .insert(cartItems)
    .values({ uid, ...addition, createdAt: now })
    .onConflictDoUpdate({
      target: [cartItems.uid, cartItems.skuId],
      set: {
        quantity: sql`least(${limits.cartQuantity.max}, ${cartItems.quantity} + excluded.quantity)`,
      },
    })
    .returning({ quantity: cartItems.quantity });
  if (stock < (row?.quantity ?? 0)) throw refused('stockInsufficient');
}

async function assertRoom(tx: Transaction, uid: number): Promise<void> {
  if ((await tx.$count(cartItems, eq(cartItems.uid, uid))) > maxRows) {
    throw refused('cartFull', { max: maxRows });
  }
}

/** The same order everywhere, so that two requests never wait for each other's rows. */
const inLockOrder = (additions: readonly Addition[]) => additions.toSorted((a, b) => a.skuId - b.skuId);

interface CartChange {
  readonly uid: number;
  readonly additions: readonly Addition[];
  /** Idempotency key of the request. */
  readonly key: string | undefined;
  readonly now: Date;
}

/**
 * Stores the change and its key in one transaction, so that a repeated call changes nothing, even when the process was
 * killed before it could respond.
 */
const changeOnce = <Data>(
  db: Db,
  operation: 'addToCart' | 'mergeCart',
  { uid, additions, key, now }: CartChange,
  change: (tx: Transaction) => Promise<Data>,
): Promise<Data> =>
  transact(db, (tx) =>
    key === undefined
      ? change(tx)
      : runOnceInTransaction(tx, { uid, operation, key, body: JSON.stringify(additions) }, now, () =>
          change(tx),
        ),
  );

/** Adds all rows, or none. */
export async function addToCart(db: Db, change: CartChange): Promise<void> {
  const { uid, additions, now } = change;
  if (additions.length === 0) throw malformed('Nothing to add');
  await changeOnce(db, 'addToCart', change, async (tx) => {
    for (const addition of inLockOrder(additions)) await addLine(tx, uid, addition, now);
    await assertRoom(tx, uid);
    return null;
  });
}

export type RejectedLine = Addition & { message: string };

/** Adds the rows that can be added, and returns the others. */
export function mergeCart(db: Db, change: CartChange): Promise<RejectedLine[]> {
  const { uid, additions, now } = change;
  return changeOnce(db, 'mergeCart', change, async (tx) => {
    const rejected: RejectedLine[] = [];
    for (const addition of inLockOrder(additions)) {
      await tx
        .transaction(async (line) => {
          await addLine(line, uid, addition, now);
          await assertRoom(line, uid);
        })
        .catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          rejected.push({ ...addition, message: error.message });
        });
    }
    return rejected;
  });
}

export async function setQuantity(db: Db, uid: number, id: number, quantity: number): Promise<void> {
  const [row] = await db
    .select({ stock: skus.stock })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .where(and(eq(cartItems.id, id), eq(cartItems.uid, uid)));
  if (!row) throw refused('cartRowNotFound');
  if (row.stock < quantity) throw refused('stockInsufficient');
  await db
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.id, id), eq(cartItems.uid, uid)));
}

export async function deleteFromCart(db: Db, uid: number, ids: readonly number[]): Promise<void> {
  const deleted = await db
    .delete(cartItems)
    .where(and(eq(cartItems.uid, uid), inArray(cartItems.id, [...ids])))
    .returning({ id: cartItems.id });
  if (deleted.length === 0) throw refused('cartRowNotFound');
}

interface Reselection extends Addition {
  readonly id: number;
  /** The SKU that the row is expected to hold. */
  readonly formerSkuId: number | undefined;
}

/**
 * Chooses another SKU for a row; if that SKU is already in the cart, the two rows become one. A repeated call finds its
 * SKU in the row and changes nothing.
 */
export async function reselect(
  db: Db,
  uid: number,
  { id, formerSkuId, ...choice }: Reselection,
): Promise<void> {
  await transact(db, async (tx) => {
    const mine = and(eq(cartItems.id, id), eq(cartItems.uid, uid));
    const [row] = await tx.select().from(cartItems).where(mine).for('update');
    if (!row) throw refused('cartRowNotFound');
    if (row.skuId === choice.skuId) return;
    if (formerSkuId !== undefined && row.skuId !== formerSkuId) throw refused('cartChanged');
    const { stock } = await readSku(tx, choice);
    const [twin] = await tx
      .delete(cartItems)
      .where(and(eq(cartItems.uid, uid), eq(cartItems.skuId, choice.skuId), sql`${cartItems.id} <> ${id}`))
      .returning({ quantity: cartItems.quantity });
    const quantity = Math.min(limits.cartQuantity.max, choice.quantity + (twin?.quantity ?? 0));
    if (stock < quantity) throw refused('stockInsufficient');
    await tx
      .update(cartItems)
      .set({ productId: choice.productId, skuId: choice.skuId, quantity })
      .where(mine);
  }).catch((error: unknown) => {
    if (sqlState(error) === '23505') throw refused('cartChanged');
    throw error;
  });
}
