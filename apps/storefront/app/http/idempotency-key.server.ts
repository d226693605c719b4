import { createHash } from 'node:crypto';

/**
 * Identifies an action by its subject and the sent values. The same form, sent again because its response was lost or
 * the button was pressed twice, has the same key, so that it takes effect once; changed content is another action.
 */
export function idempotencyKey(act: string, subject: string, content: object): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
  return `${act}-${subject}-${digest}`;
}
