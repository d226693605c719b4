import { createHash } from 'node:crypto';
import type { Context } from 'hono';

export const notFound = (context: Context) =>
  context.json({ code: 404, message: 'Not found', data: null }, 404);

/**
 * Lets clients cache a response forever; a changed response has a different ETag.
 * @param key all inputs of the response
 * @returns the ETag, and whether the client already has this response
 */
export function keepForEver(context: Context, key: string): { etag: string; isKnown: boolean } {
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('ETag', etag);
  return { etag, isKnown: context.req.header('if-none-match')?.includes(etag) ?? false };
}
