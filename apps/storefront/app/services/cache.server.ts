import { cachified, type Cache, type CacheEntry, type CacheEvent, totalTtl } from '@epic-web/cachified';
import { annotate, record, telemetry, traced } from '@marketfront/operations';
import { LRUCache } from 'lru-cache';
import { type Tag, TaggedKeys } from './tags.ts';

/** The times for which shared reads stay fresh, and for which a stale response may be used, in milliseconds. */
export const cacheTiers = {
  /** Names, categories, page texts: they rarely change. */
  site: { ttl: 300_000, swr: 3_600_000 },
  /** Lists and details: prices and stock may be this old; the cart and checkout always read current values. */
  catalog: { ttl: 30_000, swr: 600_000 },
  /** Suggestions and other short-lived reads. */
  brief: { ttl: 10_000, swr: 60_000 },
} as const;
export type CacheTier = keyof typeof cacheTiers;

/** A value with the tags of its subjects. */
interface Tagged<T> {
  readonly value: T;
  readonly tags: readonly Tag[];
}

const tagged = new TaggedKeys();
const memory = new LRUCache<string, CacheEntry<Tagged<unknown>>>({
  max: 5_000,
  dispose: (_, key) => tagged.delete(key),
});

const store: Cache<Tagged<unknown>> = {
  name: 'memory',
  get: (key) => memory.get(key),
  set: (key, entry) => {
    const ttl = totalTtl(entry.metadata);
    memory.set(key, entry, { ttl: ttl === Number.POSITIVE_INFINITY ? 0 : ttl });
    tagged.set(key, entry.value.tags);
  },
  delete: (key) => {
    memory.delete(key);
  },
};

/** The result of a read that each event reports; the last one counts. */
const results: Readonly<Partial<Record<CacheEvent<unknown>['name'], string>>> = {
  getCachedValueSuccess: 'hit',
  refreshValueStart: 'stale',
  getFreshValueHookPending: 'shared',
  getFreshValueSuccess: 'miss',
  getFreshValueCacheFallback: 'fallback',
  getFreshValueError: 'error',
};

/** Traces and counts a shared read by its tier and its result. */
function observedRead<T>(
  tier: CacheTier,
  read: (report?: (event: CacheEvent<T>) => void) => Promise<T>,
): Promise<T> {
  if (!telemetry.isOn) return read();
  const tierOnly = { 'marketfront.cache.tier': tier };
  return traced(`cache ${tier}`, { attributes: tierOnly }, async () => {
    let result = 'hit';
    const report = ({ name }: CacheEvent<T>) => {
      result = results[name] ?? result;
    };
    try {
      return await read(report);
    } finally {
      annotate({ 'marketfront.cache.result': result });
      record('marketfront.cache.reads', 1, { ...tierOnly, 'marketfront.cache.result': result });
    }
  });
}

/**
 * One shared read: fresh from memory, or stale while one caller renews it; concurrent callers share one request. Errors
 * are never stored; while the API fails, the last good response is used.
 * @param tagsOf the tags of a value's subjects, by which `purgeReads` removes it
 */
export function cached<T>(
  tier: CacheTier,
  key: string,
  read: () => Promise<T>,
  tagsOf: (value: T) => readonly Tag[],
): Promise<Tagged<T>> {
  const { ttl, swr } = cacheTiers[tier];
  return observedRead(tier, (report) =>
    cachified<Tagged<T>>(
      {
        cache: store as Cache<Tagged<T>>,
        key: `${tier}:${key}`,
        ttl,
        staleWhileRevalidate: swr,
        fallbackToCache: true,
        async getFreshValue({ metadata }) {
          const startedAt = Date.now();
          const value = await read();
          const tags = tagsOf(value);
          // Valid, but unlikely for shared reads, so it is read again soon.
          if (Array.isArray(value) && value.length === 0) Object.assign(metadata, cacheTiers.brief);
          // Changed during the read: the current callers get it, later ones do not.
          if (tagged.isOutdated(tags, startedAt)) Object.assign(metadata, { ttl: -1, swr: 0 });
          return { value, tags };
        },
      },
      report && (() => report),
    ),
  );
}

/** Removes all reads whose subjects have these tags. */
export function purgeReads(tags: readonly Tag[]): void {
  for (const key of tagged.purge(tags)) memory.delete(key);
}
