import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../db/client.ts';
import { mailbox } from '../db/schema.ts';
import { toApiTime } from '../domain/shared/time.ts';
import type { Services } from '../services.ts';
import { emptyMessage, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

/** The newest mails and text messages, of one address if `to` is given. */
const listMail = (db: Db, to: string | undefined) =>
  db
    .select()
    .from(mailbox)
    .where(to ? eq(mailbox.to, to) : undefined)
    .orderBy(desc(mailbox.id))
    .limit(rowLimit);

/** All mails and text messages that were sent while no provider was set up. */
export function mailboxPage({ db }: Services): Hono {
  const app = new Hono();
  app.get('/mailbox.json', async (context) => context.json(await listMail(db, context.req.query('to'))));

  app.get('/mailbox', async (context) => {
    const rows = await listMail(db, context.req.query('to'));
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
