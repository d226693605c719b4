import { randomUUID } from 'node:crypto';
import { keepOnce, peekOnce } from './one-time.server.ts';

/** As long as the shop remembers the page that signing in interrupted. */
const keptSeconds = 1800;

/**
 * Remembers where a page leads back to, with everything that was chosen there. The address names it by a key: it can be
 * long, and nobody can write a way to another site.
 */
export async function keepWayBack(path: string): Promise<string> {
  const key = randomUUID();
  await keepOnce(`back:${key}`, path, keptSeconds);
  return key;
}

/** The path of a key of the address; `undefined` when there is none any more. */
export async function wayBack(params: URLSearchParams) {
  const key = params.get('back');
  const path = key ? await peekOnce(`back:${key}`) : undefined;
  return key && path ? { key, path } : undefined;
}
