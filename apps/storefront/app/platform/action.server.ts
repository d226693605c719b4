import { ApiError } from '@marketfront/api-client';
import { data } from 'react-router';
import { type Shop, toSignIn } from './shop.server.ts';
import { sayError } from './say-error.server.ts';

/** A whole number above zero from a form, or `undefined`. */
export function positiveInteger(value: FormDataEntryValue | null): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

/** A form's text field, trimmed and bounded. */
export function field(form: FormData, name: string, maxLength = 500): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
}

/** What an action answers when the API refused: a message to show; an ended session asks to sign in instead. */
export async function actionError(shop: Shop, error: unknown) {
  if (error instanceof Response) throw error;
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'unauthorised') throw toSignIn(shop, shop.here);
  return data(
    { ok: false as const, message: await sayError(shop, error) },
    { status: error.kind === 'validation' ? 400 : 409 },
  );
}

/** Whether script sent the form: then the answer is data, else the next page. */
export function isEnhanced(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
