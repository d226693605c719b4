import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { productReports } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { emptyMessage, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

/** Lists the products that shoppers report. */
export function reportsPage({ db }: Services): Hono {
  const app = new Hono();
  app.get('/reports', async (context) => {
    const rows = await db
      .select()
      .from(productReports)
      .orderBy(desc(productReports.createdAt), desc(productReports.id))
      .limit(rowLimit);
    return renderPage(
      context,
      'Reports',
      html`${rows.length === 0 ? emptyMessage('Nothing is reported.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>Product ${row.productId} · ${row.reason}</h2>
            <p>${row.remark}</p>
            <p class="muted">${row.uid === null ? 'A visitor' : `Shopper ${row.uid}`}</p>
          </article>`,
      )}`,
    );
  });
  return app;
}
