import type { Db } from '../../db/client.ts';

type Entry = { until: number; value: Promise<unknown> };

const capacity = 2000;
const stores = new WeakMap<Db, Map<string, Entry>>();

/**
 * Keeps what many requests ask and little changes (the category tree, how many products a filter matches) for
 * some seconds; one load at a time per key, and failures are never kept.
 */
export function memo<T>(db: Db, key: string, seconds: number, load: () => Promise<T>): Promise<T> {
  let store = stores.get(db);
  if (!store) {
    store = new Map();
    stores.set(db, store);
  }
  const entry = store.get(key);
  if (entry && entry.until > Date.now()) return entry.value as Promise<T>;
  // drizzle's queries run again each time they are awaited: the async function makes one promise of them.
  const value = (async () => load())();
  store.delete(key);
  store.set(key, { until: Date.now() + seconds * 1000, value });
  value.catch(() => store.delete(key));
  const oldest = store.keys().next();
  if (store.size > capacity && !oldest.done) store.delete(oldest.value);
  return value;
}

/** After a change made here; other servers see it when their copy runs out. */
export function forgetMemo(db: Db): void {
  stores.delete(db);
}
