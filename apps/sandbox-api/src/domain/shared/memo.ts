import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';

type Value = NonNullable<unknown>;
type Cache = LRUCache<string, Value, () => Promise<Value>>;

const caches = new WeakMap<Db, Cache>();

function cacheOf(db: Db): Cache {
  const known = caches.get(db);
  if (known) return known;
  const created: Cache = new LRUCache({
    max: 2000,
    // A drizzle query is not a Promise and runs again each time it is awaited; the async function turns it into one.
    fetchMethod: async (_key, _stale, { context: load }) => load(),
  });
  caches.set(db, created);
  return created;
}

/**
 * Caches values that many requests need and that rarely change (the category tree, the number of products that a filter
 * matches) for some seconds. Concurrent requests share one load; failures are not cached.
 */
export async function memo<T extends Value>(
  db: Db,
  key: string,
  seconds: number,
  load: () => Promise<T>,
): Promise<T> {
  return (await cacheOf(db).forceFetch(key, { context: load, ttl: seconds * 1000 })) as T;
}

/** To be called after a change; other servers see the change when their copy expires. */
export function clearMemo(db: Db): void {
  caches.delete(db);
}
