import { Hono } from 'hono';
import { html } from 'hono/html';
import { Failure } from '../domain/shared/failure.ts';
import { runAction } from './action.ts';
import { type FaultSwitch, faultKinds } from './faults.ts';
import { renderPage } from './layout.ts';

/** Switches faults of the API on and off. */
export function faultsPage(faults: FaultSwitch): Hono {
  const app = new Hono();
  app.get('/faults', (context) =>
    renderPage(
      context,
      'Faults',
      html`<div class="card">
        <p>Makes the API fail on purpose, for every path that starts with the prefix.</p>
        <form method="post" action="/sandbox/faults">
          <label>Prefix<input name="prefix" value="/api/front/" required /></label>
          <label>Kind<select name="kind">
              ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
            </select></label>
          <label>Delay, ms<input name="delayMs" type="number" value="5000" min="0" max="60000" /></label>
          <label>Times (0: for ever)<input name="times" type="number" value="1" min="0" /></label>
          <button>Switch on</button>
        </form>
      </div>
      ${faults.list().map(
        (fault) => html`<article class="card">
          <p><strong>${fault.kind}</strong> for ${fault.prefix}${fault.times ? html`, ${fault.times} times more` : ''}</p>
        </article>`,
      )}
      ${
        faults.list().length > 0
          ? html`<form method="post" action="/sandbox/faults/clear"><button class="quiet">Switch all off</button></form>`
          : ''
      }`,
      { notice: context.req.query('notice') },
    ),
  );
  app.post('/faults', async (context) => {
    const form = await context.req.parseBody();
    return runAction(context, '/sandbox/faults', () => {
      const kind = faultKinds.find((one) => one === form.kind);
      const prefix = String(form.prefix ?? '');
      if (!kind || !prefix.startsWith('/api/'))
        throw new Failure(400, 'A kind and a prefix below /api/ are needed');
      const delayMs = Math.min(60_000, Number(form.delayMs) || 5000);
      faults.set({ prefix, kind, delayMs, times: Math.max(0, Number(form.times ?? 0) || 0) });
    });
  });
  app.post('/faults/clear', async (context) => {
    const { prefix } = await context.req.parseBody();
    return runAction(context, '/sandbox/faults', () => faults.clear(prefix ? String(prefix) : undefined));
  });
  return app;
}
