import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { mailbox } from '../db/schema.ts';
import { toApiTime } from '../domain/shared/time.ts';
import type { Services } from '../services.ts';
import { emptyMessage, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

/** Every mail and text that was sent while no provider is set up. */
export function mailboxPage({ db }: Services): Hono {
  const app = new Hono();
  app.get('/mailbox.json', async (context) => {
    const to = context.req.query('to');
    const rows = await db
      .select()
      .from(mailbox)
      .where(to ? eq(mailbox.to, to) : undefined)
      .orderBy(desc(mailbox.id))
      .limit(rowLimit);
    return context.json(rows);
  });

  app.get('/mailbox', async (context) => {
    const to = context.req.query('to');
    const rows = await db
      .select()
      .from(mailbox)
      .where(to ? eq(mailbox.to, to) : undefined)
      .orderBy(desc(mailbox.id))
      .limit(rowLimit);
    return renderPage(
      context,
      'Mailbox',
      html`${
        rows.length === 0
          ? emptyMessage('Nothing was mailed or texted yet. Ask for a code in the shop and look here again.')
          : ''
      }
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.subject}</h2>
            <p class="muted">
              ${row.channel === 'sms' ? 'Text' : 'Mail'} to <a href="?to=${encodeURIComponent(row.to)}">${row.to}</a> ·
              ${toApiTime(row.createdAt)}
            </p>
            <pre>${row.text}</pre>
          </article>`,
      )}`,
    );
  });
  return app;
}
