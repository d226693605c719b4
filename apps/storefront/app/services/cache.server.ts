import { cachified, totalTtl, type Cache, type CacheEntry } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';

/** How long shared reads stay fresh, and how long a stale answer may still stand in, in milliseconds. */
export const cacheTiers = {
  /** Names, categories, page texts: change rarely. */
  site: { ttl: 300_000, swr: 3_600_000 },
  /** Lists and details: prices and stock may be this old; the cart and checkout always ask anew. */
  catalog: { ttl: 30_000, swr: 600_000 },
  /** Suggestions and other throw-away reads. */
  brief: { ttl: 10_000, swr: 60_000 },
} as const;
export type CacheTier = keyof typeof cacheTiers;

const memory = new LRUCache<string, CacheEntry>({ max: 5_000 });

const store: Cache = {
  name: 'memory',
  get: (key) => memory.get(key),
  set: (key, entry) => {
    const ttl = totalTtl(entry.metadata);
    memory.set(key, entry, { ttl: ttl === Number.POSITIVE_INFINITY ? 0 : ttl });
  },
  delete: (key) => {
    memory.delete(key);
  },
};

/**
 * One shared read: fresh from memory, or stale while one caller renews it; many callers make one request. Errors are
 * never stored; while the API fails, the last good answer stands in.
 */
export function cached<T>(tier: CacheTier, key: string, read: () => Promise<T>): Promise<T> {
  const { ttl, swr } = cacheTiers[tier];
  return cachified({
    cache: store,
    key: `${tier}:${key}`,
    ttl,
    staleWhileRevalidate: swr,
    fallbackToCache: true,
    async getFreshValue({ metadata }) {
      const value = await read();
      // Correct, but unlikely for what a shop shares: asked for again soon.
      if (Array.isArray(value) && value.length === 0) Object.assign(metadata, cacheTiers.brief);
      return value;
    },
  }) as Promise<T>;
}
