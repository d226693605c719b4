/** The baseline of `sandbox.js`: only Hono and pg, which serve a page of products with two prepared queries. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
pool.on('error', () => undefined);

const page = `
  select id, name->>'en' as name, image, price, ot_price, stock, sales, star_sum, reply_count, mer_id
  from products where is_show order by rank desc, id desc limit 20`;
const stores = 'select id, name from merchants where id = any($1)';

const app = new Hono();
app.get('/list', async (context) => {
  const { rows: list } = await pool.query({ name: 'page', text: page });
  const values = [[...new Set(list.map((row) => row.mer_id))]];
  const { rows } = await pool.query({ name: 'stores', text: stores, values });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return context.json({ list: list.map((row) => ({ ...row, store: names.get(row.mer_id) })) });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () =>
  console.log('ready'),
);
