/** The form of a request; `undefined` if the body is not a form, such as `multipart` without its boundary. */
export const readForm = (request: Request): Promise<FormData | undefined> =>
  request.formData().catch(() => undefined);

/** A form's text field, trimmed and cut to `maxLength` UTF-16 units; `""` if it is absent or a file. */
export function textField(form: FormData, name: string, maxLength = 500): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
}

/**
 * Identifies one attempt of the shopper. A form that is sent again, because its response was lost, has the same key, so
 * that it takes effect once.
 */
export function formIdempotencyKey(form: FormData): string | undefined {
  const idempotencyKey = textField(form, 'idempotencyKey', 65);
  return /^[\w-]{8,64}$/.test(idempotencyKey) ? idempotencyKey : undefined;
}

/** All text fields of a form by name. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
