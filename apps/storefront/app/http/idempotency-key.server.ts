import { createHash } from 'node:crypto';

/**
 * Names an act by its subject and the sent values. The same form again, because its answer was lost or the button was
 * pressed twice, has the same name, so that it acts once; changed content is another act.
 */
export function idempotencyKey(act: string, subject: string, content: object): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
  return `${act}-${subject}-${digest}`;
}
