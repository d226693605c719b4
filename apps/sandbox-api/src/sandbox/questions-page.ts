import { parsePositiveInteger } from '@marketfront/api-client';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { questionReplies, questions, questionStates } from '../db/schema.ts';
import { answerQuestion, moderateQuestion } from '../domain/reviews/questions.ts';
import type { Services } from '../services.ts';
import { emptyMessage, rowLimit, runAction } from './action.ts';
import { renderPage } from './layout.ts';

const back = '/sandbox/questions';
const stateNames = Object.fromEntries(Object.entries(questionStates).map(([name, state]) => [state, name]));

/** Moderates the questions of shoppers, and lets stores answer them. */
export function questionsPage({ db, clock }: Services): Hono {
  const app = new Hono();
  app.get('/questions', async (context) => {
    const [rows, replies] = await Promise.all([
      db.select().from(questions).orderBy(desc(questions.id)).limit(rowLimit),
      db.select().from(questionReplies).orderBy(questionReplies.id),
    ]);
    return renderPage(
      context,
      'Questions',
      html`${rows.length === 0 ? emptyMessage('Nobody has asked anything.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.nickname} · product ${row.productId} · ${stateNames[row.state]}</h2>
            <p>${row.content}</p>
            ${replies
              .filter(({ questionId }) => questionId === row.id)
              .map(
                ({ isMerchant, nickname, content }) =>
                  html`<p class="muted">${isMerchant ? 'Store' : nickname}: ${content}</p>`,
              )}
            ${
              row.state === questionStates.waiting
                ? html`<form method="post" action="${back}/${row.id}/published"><button>Publish</button></form>
                    <form method="post" action="${back}/${row.id}/refused"><button>Refuse</button></form>`
                : ''
            }
            <form method="post" action="${back}/${row.id}/answer">
              <label>Answer<input name="answer" required maxlength="512" /></label>
              <button>Answer</button>
            </form>
          </article>`,
      )}`,
      { notice: context.req.query('notice') },
    );
  });
  const idOf = (text: string) => parsePositiveInteger(text) ?? 0;
  app.post('/questions/:id/answer', async (context) => {
    const { answer } = await context.req.parseBody();
    const content = String(answer ?? '').slice(0, 512);
    return runAction(context, back, () =>
      answerQuestion(db, idOf(context.req.param('id')), content, clock.now()),
    );
  });
  for (const state of ['published', 'refused'] as const)
    app.post(`/questions/:id/${state}`, (context) =>
      runAction(context, back, () => moderateQuestion(db, idOf(context.req.param('id') ?? ''), state)),
    );
  return app;
}
