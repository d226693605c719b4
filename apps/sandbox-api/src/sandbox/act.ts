import type { Context } from 'hono';
import { html } from 'hono/html';
import { Failure } from '../domain/shared/failure.ts';

/** How many rows a page shows: the newest. */
export const shown = 100;

export const nothing = (text: string) => html`<p class="empty">${text}</p>`;

/** Does something, then shows the page again (or says how it went, to tests that ask for JSON). */
export async function act(
  context: Context,
  back: string,
  work: () => void | Promise<void>,
): Promise<Response> {
  let notice = 'Done.';
  let code: number = 200;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    notice = error.message;
    code = error.code;
  }
  if (context.req.header('accept')?.includes('application/json'))
    return context.json({ code, message: notice });
  return context.redirect(`${back}?notice=${encodeURIComponent(notice)}`, 303);
}
