import { type Schemas, activityLayoutToWire } from '@marketfront/api-client';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { activities, activityProducts } from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { inLanguage } from '../shared/language.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrlOrNull, toPictureUrls } from '../shared/pictures.ts';
import { cardsOf } from './product-cards.ts';
import type { Scope } from '../shared/scope.ts';

/** The campaign's own picture of each product, or else the product's. */
async function campaignProducts(
  { db, config, language }: Scope,
  rows: readonly { productId: number; image: string }[],
): Promise<Schemas['ActivityProduct'][]> {
  const cards = await cardsOf(
    { db, config, language },
    rows.map((row) => row.productId),
  );
  const imageOf = new Map(rows.map((row) => [row.productId, row.image]));
  return cards.map((card) => ({
    proId: card.id,
    proImage: card.image,
    image: toPictureUrlOrNull(config, imageOf.get(card.id) ?? '') ?? card.image,
    imageBlur: card.imageBlur ?? null,
    storeName: card.storeName,
    price: card.price,
    otPrice: card.otPrice ?? null,
    card,
  }));
}

const productsOf = (db: Db, activityId: number, limit: number, offset = 0) =>
  db
    .select({ productId: activityProducts.productId, image: activityProducts.image })
    .from(activityProducts)
    .where(eq(activityProducts.activityId, activityId))
    .orderBy(desc(activityProducts.sort), asc(activityProducts.id))
    .limit(limit)
    .offset(offset);

export async function listActivities(scope: Scope): Promise<Schemas['Activity'][]> {
  const rows = await scope.db
    .select()
    .from(activities)
    .where(eq(activities.isOpen, true))
    .orderBy(desc(activities.sort), asc(activities.id));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: inLanguage(row.name, scope.language),
      type: row.type,
      productList: await campaignProducts(
        scope,
        await productsOf(scope.db, row.id, row.type === activityLayoutToWire.grid ? 3 : 8),
      ),
    })),
  );
}

async function readActivityRow(db: Db, id: number) {
  const [row] = await db.select().from(activities).where(eq(activities.id, id));
  if (!row?.isOpen) throw refused('activityClosed');
  return row;
}

export async function readActivity(
  { db, config, language }: Scope,
  id: number,
): Promise<Schemas['ActivityDetail']> {
  const row = await readActivityRow(db, id);
  return {
    id,
    name: inLanguage(row.name, language),
    type: row.type,
    banner: JSON.stringify(toPictureUrls(config, row.banner)),
    instruction: inLanguage(row.instruction, language),
  };
}

export async function listActivityProducts(
  scope: Scope,
  id: number,
  page: PageRequest,
): Promise<Schemas['ActivityProductPage']> {
  await readActivityRow(scope.db, id);
  const [total, rows] = await Promise.all([
    scope.db.$count(activityProducts, eq(activityProducts.activityId, id)),
    productsOf(scope.db, id, page.limit, offsetOf(page)),
  ]);
  return toPage(await campaignProducts(scope, rows), total, page);
}
