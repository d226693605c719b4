import { LRUCache } from 'lru-cache';
import { deserialize, serialize } from 'node:v8';
import type { Redis } from 'iovalkey';
import { type Tag, TaggedKeys } from '../../app/services/tags.ts';
import { createSharedStore } from '../../app/services/shared-store.server.ts';

/** A finished response, ready to be sent. */
export interface KeptPage {
  readonly createdAt: number;
  /** A plain object, which the server sends without another copy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The pattern of its address, for metrics. */
  readonly route: string | undefined;
  readonly body: Uint8Array;
  /** The tags of its subjects. */
  readonly tags: readonly Tag[];
}

/** The maximum ages of a cached page, in milliseconds. */
export const pageAges = {
  /** Up to this age it is sent unchanged. */
  fresh: 15_000,
  /** For this long after that, the cached page is still sent while a new one is rendered. */
  staleWhileRevalidate: 60_000,
  /** Up to this age it is sent if no new one can be rendered. */
  staleIfError: 3_600_000,
} as const;

export interface PageCacheOptions {
  /** Memory for pages, in bytes. */
  readonly maxBytes: number;
  /** Shares pages with other processes of the shop. */
  readonly valkey?: Redis | undefined;
  /** Identifies the build: pages of another one refer to other scripts. */
  readonly version: string;
}

/**
 * Renders a page. Returns `undefined` if the response is not for everybody.
 * @throws if no page could be rendered; an older one may then be used
 */
export type RenderPage = () => Promise<KeptPage | undefined>;

export interface Found {
  readonly page: KeptPage | undefined;
  readonly from: 'fresh' | 'stale' | 'rendered';
}

const ageOf = (page: KeptPage | undefined) => (page ? Date.now() - page.createdAt : Number.POSITIVE_INFINITY);

export interface PageCache {
  /** The page: cached, or rendered once for all concurrent requests. */
  read(key: string, render: RenderPage): Promise<Found>;
  /** Removes all pages whose subjects have these tags, also from Valkey. */
  purge(tags: readonly Tag[]): Promise<void>;
}

/** Finished pages that look the same for everybody, in bounded memory and, if available, in Valkey. */
export function createPageCache({ maxBytes, valkey, version }: PageCacheOptions): PageCache {
  const tagged = new TaggedKeys();
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    // Headers and bookkeeping take about this much.
    sizeCalculation: (page, key) => page.body.byteLength + key.length + 2048,
    dispose: (_, key) => tagged.delete(key),
  });
  const renewals = new Map<string, Promise<KeptPage | undefined>>();
  // This process's own pages are in `pages`.
  const shared = createSharedStore({ prefix: `mf:page:${version}:`, valkey, ownBytes: 0 });

  function keep(key: string, page: KeptPage | undefined): KeptPage | undefined {
    if (page) {
      pages.set(key, page);
      tagged.set(key, page.tags);
    } else pages.delete(key);
    return page;
  }

  async function readShared(key: string): Promise<KeptPage | undefined> {
    const bytes = await shared.get(key);
    return bytes && (deserialize(bytes) as KeptPage);
  }

  async function renderOrShare(key: string, render: RenderPage): Promise<KeptPage | undefined> {
    const found = await readShared(key);
    if (found && ageOf(found) < pageAges.fresh && !tagged.isOutdated(found.tags, found.createdAt))
      return keep(key, found);
    try {
      const startedAt = Date.now();
      const page = await render();
      // Changed while it was rendered: the current requests get it, later ones do not.
      if (page && tagged.isOutdated(page.tags, startedAt)) return page;
      if (page) await shared.set(key, serialize(page), pageAges.staleIfError);
      return keep(key, page);
    } catch (error) {
      if (ageOf(found) < pageAges.staleIfError) return keep(key, found);
      throw error;
    }
  }

  function renew(key: string, render: RenderPage): Promise<KeptPage | undefined> {
    const running = renewals.get(key);
    if (running) return running;
    const renewal = renderOrShare(key, render).finally(() => {
      if (renewals.get(key) === renewal) renewals.delete(key);
    });
    renewals.set(key, renewal);
    return renewal;
  }

  return {
    async read(key, render) {
      const kept = pages.get(key);
      const age = ageOf(kept);
      if (age < pageAges.fresh) return { page: kept, from: 'fresh' };
      const renewal = renew(key, render);
      if (age < pageAges.fresh + pageAges.staleWhileRevalidate) {
        // A failure is only reported to requests after this period.
        renewal.catch(() => undefined);
        return { page: kept, from: 'stale' };
      }
      try {
        return { page: await renewal, from: 'rendered' };
      } catch (error) {
        if (age < pageAges.staleIfError) return { page: kept, from: 'stale' };
        throw error;
      }
    },
    async purge(tags) {
      const keys = tagged.purge(tags);
      // Pages that are being rendered may show old data: new requests do not wait for them.
      renewals.clear();
      for (const key of keys) pages.delete(key);
      await Promise.all(keys.map((key) => shared.take(key)));
    },
  };
}
