import { createHash } from 'node:crypto';
import type { Context } from 'hono';

export const notFound = (context: Context) =>
  context.json({ code: 404, message: 'Not found', data: null }, 404);

/**
 * Lets clients keep an answer for ever, and tells them by its ETag when it is another one.
 * @param key all that the answer is made from
 * @returns the ETag, and whether the client has this answer already
 */
export function keepForEver(context: Context, key: string): { etag: string; isKnown: boolean } {
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('ETag', etag);
  return { etag, isKnown: context.req.header('if-none-match')?.includes(etag) ?? false };
}
