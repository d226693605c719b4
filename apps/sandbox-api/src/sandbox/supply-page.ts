import { parsePositiveInteger } from '@marketfront/api-client';
import { eq, desc, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { favouriteProducts, products, skus, stockAlerts } from '../db/schema.ts';
import { lowerPrice, restock } from '../domain/catalog/supply.ts';
import { showMoney } from '../domain/shared/currency.ts';
import type { Services } from '../services.ts';
import { emptyMessage, rowLimit, runAction } from './action.ts';
import { renderPage } from './layout.ts';

/** Lets stores restock products and lower prices, so that "notify me" and price alerts are sent. */
export function supplyPage({ db, clock }: Services): Hono {
  const app = new Hono();
  app.get('/supply', async (context) => {
    const wanted = sql<number>`(select count(*)::int from ${favouriteProducts} where ${favouriteProducts.productId} = ${products.id})`;
    const waiting = sql<number>`(select count(*)::int from ${stockAlerts} join ${skus} on ${skus.id} = ${stockAlerts.skuId} where ${skus.productId} = ${products.id})`;
    const rows = await db
      .select({
        id: products.id,
        name: sql<string>`${products.name}->>'en'`,
        price: products.price,
        stock: products.stock,
        wanted,
        waiting,
      })
      .from(products)
      .where(eq(products.isShow, true))
      .orderBy(desc(waiting), desc(wanted), products.id)
      .limit(rowLimit);
    return renderPage(
      context,
      'Stock and prices',
      html`${rows.length === 0 ? emptyMessage('No product yet.') : ''}
      ${rows.map(
        ({ id, name, price, stock, wanted: wishes, waiting: waits }) => html`<article class="card">
          <h2>${name}</h2>
          <p>${showMoney(price)} · ${stock} in stock · ${wishes} on wish lists · ${waits} waiting</p>
          <form method="post" action="/sandbox/supply/${id}/restock">
            <label>Pieces<input name="pieces" type="number" min="1" max="1000" value="10" required /></label>
            <button>Restock</button>
          </form>
          <form method="post" action="/sandbox/supply/${id}/lower">
            <label>Percent<input name="percent" type="number" min="1" max="90" value="10" required /></label>
            <button class="quiet">Lower the price</button>
          </form>
        </article>`,
      )}`,
      { notice: context.req.query('notice') },
    );
  });

  const number = async (
    context: { req: { parseBody: () => Promise<Record<string, unknown>> } },
    name: string,
  ) => parsePositiveInteger(String((await context.req.parseBody())[name] ?? '')) ?? 0;
  const productOf = (text: string) => parsePositiveInteger(text) ?? 0;
  app.post('/supply/:id/restock', async (context) => {
    const pieces = await number(context, 'pieces');
    return runAction(context, '/sandbox/supply', () =>
      restock(db, productOf(context.req.param('id')), pieces, clock.now()),
    );
  });
  app.post('/supply/:id/lower', async (context) => {
    const percent = await number(context, 'percent');
    return runAction(context, '/sandbox/supply', () =>
      lowerPrice(db, productOf(context.req.param('id')), percent, clock.now()),
    );
  });
  return app;
}
