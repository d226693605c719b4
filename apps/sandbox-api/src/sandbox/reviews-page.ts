import { parsePositiveInteger } from '@marketfront/api-client';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { reviews } from '../db/schema.ts';
import { replyToReview } from '../domain/reviews/own-reviews.ts';
import type { Services } from '../services.ts';
import { runAction, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

/** Lets stores answer reviews. */
export function reviewsPage({ db, clock }: Services): Hono {
  const app = new Hono();
  app.get('/reviews', async (context) => {
    const rows = await db
      .select()
      .from(reviews)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(rowLimit);
    return renderPage(
      context,
      'Reviews',
      html`${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.nickname} · ${row.star} of 5</h2>
            <p>${row.comment}</p>
            ${
              row.merchantReply
                ? html`<p class="muted">Answered: ${row.merchantReply}</p>`
                : html`<form method="post" action="/sandbox/reviews/${row.id}/reply">
                  <label>Answer<input name="reply" required maxlength="512" /></label>
                  <button>Answer</button>
                </form>`
            }
          </article>`,
      )}`,
      { notice: context.req.query('notice') },
    );
  });
  app.post('/reviews/:id/reply', async (context) => {
    const { reply } = await context.req.parseBody();
    const answer = String(reply ?? '').slice(0, 512);
    return runAction(context, '/sandbox/reviews', () =>
      replyToReview(db, parsePositiveInteger(context.req.param('id')) ?? 0, answer, clock.now()),
    );
  });
  return app;
}
