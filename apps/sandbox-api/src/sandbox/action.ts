import type { Context } from 'hono';
import { html } from 'hono/html';
import { Failure } from '../domain/shared/failure.ts';

/** The number of newest rows that a page shows. */
export const rowLimit = 100;

export const emptyMessage = (text: string) => html`<p class="empty">${text}</p>`;

/** Runs an action and shows the page again with its result; tests request the result as JSON. */
export async function runAction(
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
