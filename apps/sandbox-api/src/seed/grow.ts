import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { productAttrs, products, skus } from '../db/schema.ts';

/** Names of collections; with their number they distinguish the copies of a product, in every language. */
const collections = ['Alba', 'Boreal', 'Cala', 'Delta', 'Ember', 'Fjord', 'Grove', 'Halo', 'Indigo', 'Juno'];

const columns = {
  products: sql`mer_id, cat1, cat2, cat3, info, content, unit_name, specifications, image, image_blur, slider_images,
    slider_blurs, colors, facet_set, postage, is_multi_sku, guarantee_ids, is_show`,
  attrs: sql`name, values, sort`,
  skus: sql`value_indexes, name, image, image_blur, slider_images, weight, volume, is_show`,
};

/** The same number for the same row on every run, 0 ≤ n < size. */
const hash = (row: SQL, salt: string, size: number) =>
  sql`(hashint4extended(${row}, ${sql.raw(String(salt.length * 977))}) & 2147483647) % ${sql.raw(String(size))}`;

/**
 * Repeats the catalogue up to `wanted` products: copies keep pictures and choices, and get a collection's name, prices
 * and sales of their own. Runs entirely inside PostgreSQL, in a few statements.
 */
export async function growCatalogue(tx: Transaction, base: number, wanted: number): Promise<void> {
  const copies = Math.ceil((wanted - base) / base);
  if (copies < 1) return;
  const [last] = (await tx.execute<{ id: number }>(sql`select max(id) as id from ${skus}`)).rows;
  const skuStep = last?.id ?? 0;
  const id = sql`(p.id + k * ${base}::int)`;
  const series = sql`(array[${sql.join(
    collections.map((name) => sql`${name}`),
    sql`, `,
  )}])[1 + k % ${collections.length}::int] || ' ' || (1 + k / ${collections.length}::int)`;
  // Between 80 and 120 percent of the original price, in whole tenths.
  const priced = (column: SQL, row: SQL) =>
    sql`greatest(10, (${column}::bigint * (80 + ${hash(row, 'price', 41)}) / 1000)::int * 10)`;

  // Without the trigram index, and with updated planner statistics afterwards.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`drop index if exists products_search`);
  await tx.execute(sql`
    insert into ${products} (id, name, keyword, price, ot_price, stock, sales, ficti, browse, rank, created_at, ${columns.products})
    select ${id},
      (select jsonb_object_agg(t.key, t.value || ' ' || ${series}) from jsonb_each_text(p.name) t),
      p.keyword,
      ${priced(sql`p.price`, id)}, ${priced(sql`p.ot_price`, id)},
      p.stock, ${hash(id, 'sold', 12_000)}, 0, ${hash(id, 'browse', 90_000)},
      ${hash(id, 'rank', 1000)}, p.created_at - k * interval '37 minutes',
      ${columns.products}
    from ${products} p cross join generate_series(1, ${copies}::int) k
    where p.id <= ${base} and ${id} <= ${wanted}`);
  await tx.execute(sql`
    insert into ${productAttrs} (product_id, ${columns.attrs})
    select a.product_id + k * ${base}::int, ${columns.attrs}
    from ${productAttrs} a cross join generate_series(1, ${copies}::int) k
    where a.product_id <= ${base} and a.product_id + k * ${base}::int <= ${wanted}
    order by k, a.id`);
  const owner = sql`(s.product_id + k * ${base}::int)`;
  await tx.execute(sql`
    insert into ${skus} (id, product_id, price, ot_price, cost, stock, sales, bar_code, ${columns.skus})
    select s.id + k * ${skuStep}::int, ${owner}, ${priced(sql`s.price`, owner)}, ${priced(sql`s.ot_price`, owner)},
      s.cost, s.stock, 0, s.bar_code || k, ${columns.skus}
    from ${skus} s cross join generate_series(1, ${copies}::int) k
    where s.product_id <= ${base} and ${owner} <= ${wanted}`);
  // All sales are assigned to the first SKU of each copy, so that they add up to the product's.
  await tx.execute(sql`
    update ${skus} s set sales = p.sales
    from ${products} p
    where p.id = s.product_id and p.id > ${base}
      and s.id = (select min(id) from ${skus} f where f.product_id = p.id)`);
  await tx.execute(sql`
    do $$ begin
      create index products_search on products using gin (search_text gin_trgm_ops) where is_show;
    exception when undefined_object then
      raise notice 'pg_trgm is not available: product search goes without its index';
    end $$`);
  await tx.execute(sql`analyze ${products}`);
  await tx.execute(sql`analyze ${skus}`);
}
