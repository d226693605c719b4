import type { Db } from '../db/client.ts';
import { resetSequences } from '../db/sequences.ts';
import { categories, productAttrs, products, skus } from '../db/schema.ts';
import { refreshCatalogue } from '../domain/search/vocabulary.ts';
import { seedAccounts } from './accounts.ts';
import { seedCampaigns } from './campaigns.ts';
import { planCategories } from './categories.ts';
import { seedDemo } from './demo.ts';
import { goodsForSale } from './goods/for-sale.ts';
import { growCatalogue } from './grow.ts';
import { insertAll } from './insert.ts';
import { seedMerchants } from './merchants.ts';
import { seedOffers } from './offers.ts';
import { planProducts } from './products.ts';
import { seedQuestions } from './questions.ts';
import { markStores, seedReviews } from './reviews.ts';
import { seedSite } from './site.ts';

export type SeedOptions = { products?: number | undefined };

/** The number of products with descriptions and pictures; a larger catalogue repeats them. */
export const catalogueSize = goodsForSale.length;

/** Fills an empty database with the demo shop; one transaction, so that an interrupted seed leaves no rows. */
export async function seed(db: Db, options: SeedOptions = {}): Promise<void> {
  const now = new Date();
  const wanted = options.products ?? catalogueSize;
  const { rows: categoryRows, paths } = planCategories();
  const planned = planProducts({ paths, count: Math.min(wanted, catalogueSize), now });
  await db.transaction(async (tx) => {
    await insertAll(tx, categories, categoryRows);
    await seedMerchants(tx, now);
    await seedSite(tx, paths);
    await insertAll(
      tx,
      products,
      planned.map(({ row }) => row),
    );
    await insertAll(
      tx,
      productAttrs,
      planned.flatMap(({ attrs }) => attrs),
    );
    await insertAll(
      tx,
      skus,
      planned.flatMap((product) => product.skus),
    );
    await seedOffers(tx, planned, now);
    await seedCampaigns(tx, planned);
    await seedReviews(tx, planned, now);
    await seedQuestions(tx, planned, now);
    await seedAccounts(tx, now);
    await resetSequences(tx);
    await seedDemo(tx, now);
    await markStores(tx);
    // Before the copies are made, because they inherit the facets of their originals.
    await refreshCatalogue(tx);
    await growCatalogue(tx, planned.length, wanted);
    await resetSequences(tx);
  });
  // Lists read their ids from an index alone, once PostgreSQL knows that all rows are visible. In a large catalogue
  // this takes longer than the statement timeout.
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze products');
  } finally {
    client.release(true);
  }
}
