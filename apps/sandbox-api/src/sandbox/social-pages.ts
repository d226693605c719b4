import { Hono } from 'hono';
import { html } from 'hono/html';
import type { StandInSocial } from '../adapters/social.ts';
import type { Services } from '../services.ts';
import { renderPage } from './layout.ts';

/** The members of the stand-in social network. */
const members = [
  { id: '1001', name: 'Robin Hale' },
  { id: '1002', name: 'Mei Tan' },
  { id: '1003', name: 'Anong Suk' },
] as const;

export function socialPages(social: StandInSocial, { config, clock }: Services): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    const token = context.req.query('oauth_token') ?? '';
    return renderPage(
      context,
      'Sign in to Marketfront',
      html`<div class="card">
        <p class="muted">A stand-in for a social network. Whom do you sign in as?</p>
        <div class="stack">
          ${members.map(
            ({ id, name }) =>
              html`<form method="post" action="/sandbox/social">
                <input type="hidden" name="oauth_token" value="${token}" />
                <input type="hidden" name="id" value="${id}" />
                <button class="quiet">${name}</button>
              </form>`,
          )}
          <form method="post" action="/sandbox/social">
            <input type="hidden" name="oauth_token" value="${token}" />
            <button class="quiet" name="denied" value="1">Cancel</button>
          </form>
        </div>
      </div>`,
      { isPublic: true },
    );
  });
  app.post('/', async (context) => {
    const form = await context.req.parseBody();
    const token = String(form.oauth_token);
    const target = new URL('/middlewares/callback_twitter', config.shopOrigin);
    if (form.denied) {
      target.searchParams.set('denied', token);
      return context.redirect(target.href, 303);
    }
    const member = members.find(({ id }) => id === form.id);
    const verifier = member && (await social.approve(token, member, clock.now()));
    if (!verifier) return renderPage(context, 'This sign-in has expired', html``, { isPublic: true });
    target.searchParams.set('oauth_token', token);
    target.searchParams.set('oauth_verifier', verifier);
    return context.redirect(target.href, 303);
  });
  return app;
}
