import { keepInterrupted, peekOnce } from './one-time.server.ts';

/**
 * Remembers where a page leads back to, with everything that was chosen there. The address names it by a key: it can be
 * long, and nobody can write a way to another site.
 */
export const keepReturnPath = (path: string): Promise<string> => keepInterrupted('back', path);

/** The path of a key of the address; `undefined` when there is none any more. */
export async function returnPath(params: URLSearchParams) {
  const key = params.get('back');
  const path = key ? await peekOnce(`back:${key}`) : undefined;
  return key && path ? { key, path } : undefined;
}
