import { ApiError } from '@marketfront/api-client';
import { setFlash } from '../session/flash.server.ts';
import { errorMessage } from './error-message.server.ts';
import type { Shop } from './shop.server.ts';

export const isUnauthorised = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'unauthorised';

/**
 * The session has ended: the sign-in page shows the server's message and leads back (spec §4, §8). It is loaded as a
 * new document, because the header and the browser's stored data change too.
 */
export async function sessionEnded(shop: Shop, error: ApiError, from?: string): Promise<Response> {
  setFlash(shop, 'critical', await errorMessage(shop, error));
  const answer = shop.toSignIn(from);
  answer.headers.set('X-Remix-Reload-Document', 'true');
  return answer;
}
