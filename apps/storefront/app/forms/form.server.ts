/** The form that a request brings; `undefined` for a body that is none, such as `multipart` without its boundary. */
export const readForm = (request: Request): Promise<FormData | undefined> =>
  request.formData().catch(() => undefined);

/** A form's text field, trimmed and cut to `maxLength` UTF-16 units; `""` when it is absent or a file. */
export function textField(form: FormData, name: string, maxLength = 500): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
}

/**
 * Names one attempt of the shopper to do something. A form that is sent again, because its answer was lost, has the same
 * one, so that it acts once.
 */
export function formIdempotencyKey(form: FormData): string | undefined {
  const idempotencyKey = textField(form, 'idempotencyKey', 65);
  return /^[\w-]{8,64}$/.test(idempotencyKey) ? idempotencyKey : undefined;
}

/** All text fields of a form by name. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
