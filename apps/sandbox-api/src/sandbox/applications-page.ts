import { applicationStateToWire, parsePositiveInteger, refusableFieldToWire } from '@marketfront/api-client';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { settledApplications } from '../db/schema.ts';
import { decideApplication } from '../domain/onboarding/applications.ts';
import type { Services } from '../services.ts';
import { runAction, emptyMessage, rowLimit } from './action.ts';
import { renderPage } from './layout.ts';

const stateNames = {
  [applicationStateToWire.toReview]: 'to be reviewed',
  [applicationStateToWire.approved]: 'approved',
  [applicationStateToWire.refused]: 'refused',
} as const;

const labels = {
  name: 'Store name',
  typeId: 'Store type',
  categoryId: 'Category',
  address: 'Address',
  realName: 'Name of the applicant',
  phone: 'Phone',
  email: 'E-mail',
  qualificationPicture: 'Documents',
} as const;
const reviewedFields = Object.values(refusableFieldToWire).map((name) => [name, labels[name]] as const);

/** Lets the platform approve or refuse store applications. */
export function applicationsPage(services: Services): Hono {
  const { db, clock } = services;
  const app = new Hono();
  app.get('/applications', async (context) => {
    const rows = await db
      .select()
      .from(settledApplications)
      .orderBy(desc(settledApplications.id))
      .limit(rowLimit);
    return renderPage(
      context,
      'Applications',
      html`${rows.length === 0 ? emptyMessage('No store has applied.') : ''}
      ${rows.map(
        (row) =>
          html`<article class="card">
            <h2>${row.name}</h2>
            <p>${row.realName} · ${row.email} · ${row.phone} · <strong>${stateNames[row.auditStatus]}</strong></p>
            <p class="muted">${row.address} ${row.country}</p>
            <p>
              ${row.qualificationPictures.map(
                (path, index) => html`<a href="${path}">Qualification ${index + 1}</a> `,
              )}
            </p>
            ${
              row.auditStatus === applicationStateToWire.toReview
                ? html`<form method="post" action="/sandbox/applications/${row.id}/approve"><button>Approve</button></form>
                  <form method="post" action="/sandbox/applications/${row.id}/refuse">
                    <label>Reason<input name="reason" required maxlength="255" /></label>
                    <details>
                      <summary>What is wrong in single fields</summary>
                      ${reviewedFields.map(
                        ([name, label]) =>
                          html`<label>${label}<input name="field:${name}" maxlength="255" /></label>`,
                      )}
                    </details>
                    <button class="bad">Refuse</button>
                  </form>`
                : ''
            }
          </article>`,
      )}`,
      { notice: context.req.query('notice') },
    );
  });
  app.post('/applications/:id/:verdict', async (context) => {
    const form = await context.req.parseBody();
    const reason = String(form.reason ?? '').slice(0, 255) || 'The documents cannot be read';
    const denialFields = Object.fromEntries(
      reviewedFields.flatMap(([name]) => {
        const wrong = String(form[`field:${name}`] ?? '').slice(0, 255);
        return wrong === '' ? [] : [[name, wrong]];
      }),
    );
    const isApproved = context.req.param('verdict') === 'approve';
    return runAction(context, '/sandbox/applications', () =>
      decideApplication(
        services,
        parsePositiveInteger(context.req.param('id')) ?? 0,
        isApproved ? { isApproved } : { isApproved, reason, denialFields },
        clock.now(),
      ),
    );
  });
  return app;
}
