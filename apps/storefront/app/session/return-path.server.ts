import { keepInterrupted, peekOnce } from './one-time.server.ts';

/**
 * Remembers the page to return to, with all choices made there. The address refers to it by a key: the path can be
 * long, and nobody can insert a link to another site.
 */
export const keepReturnPath = (path: string): Promise<string> => keepInterrupted('back', path);

/** The path of the key in the address; `undefined` if it is no longer stored. */
export async function returnPath(params: URLSearchParams) {
  const key = params.get('back');
  const path = key ? await peekOnce(`back:${key}`) : undefined;
  return key && path ? { key, path } : undefined;
}
