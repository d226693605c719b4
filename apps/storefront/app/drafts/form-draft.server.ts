import { textFields } from '../forms/form.server.ts';
import type { Shop } from '../http/shop.server.ts';
import { keepInterrupted, takeOnce } from '../session/one-time.server.ts';

/** An address and notes to several stores are far shorter; longer values are not stored. */
const mostCharacters = 8000;

const secret = /password|captcha|credential/i;

interface FormDraft {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Stores the values typed into a form that was not carried out, for the page that shows it again. Secrets are left out.
 * @param page - Its path without the language.
 */
export async function keepFormDraft(shop: Shop, form: FormData, page = shop.path): Promise<void> {
  const fields = Object.fromEntries(Object.entries(textFields(form)).filter(([name]) => !secret.test(name)));
  const text = JSON.stringify({ path: page.split(/[?#]/)[0] ?? page, fields } satisfies FormDraft);
  if (text.length > mostCharacters) return;
  shop.cookies.set('unsent', await keepInterrupted('unsent', text));
}

/** Takes the values typed into a form of this page that was not carried out; only once. */
export async function takeFormDraft(shop: Shop): Promise<FormDraft['fields'] | undefined> {
  const key = shop.cookies.get('unsent');
  if (key === undefined) return undefined;
  shop.cookies.set('unsent', undefined);
  const text = await takeOnce(`unsent:${key}`);
  if (text === undefined) return undefined;
  const { path, fields } = JSON.parse(text) as FormDraft;
  return path === shop.path ? fields : undefined;
}
