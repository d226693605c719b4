import { LRUCache } from 'lru-cache';

/** What a page or a read shows. The back end names it when it has changed (`server/purge.ts`). */
export type Tag = 'site' | `${'product' | 'store' | 'category'}:${number}`;

export const isTag = (text: unknown): text is Tag =>
  typeof text === 'string' && /^(?:site|(?:product|store|category):[1-9]\d{0,9})$/.test(text);

/** How long a purge is remembered for reads that began before it, in milliseconds: longer than any of them. */
const rememberedMs = 60_000;

/** How many tags a purge is remembered of. */
const mostRemembered = 20_000;

/** Which keys of a cache show what. */
export class TaggedKeys {
  readonly #keys = new Map<Tag, Set<string>>();
  readonly #tags = new Map<string, Iterable<Tag>>();
  readonly #purgedAt = new LRUCache<Tag, number>({ max: mostRemembered, ttl: rememberedMs });

  set(key: string, tags: Iterable<Tag>): void {
    this.delete(key);
    this.#tags.set(key, tags);
    for (const tag of tags) {
      const keys = this.#keys.get(tag) ?? new Set();
      keys.add(key);
      this.#keys.set(tag, keys);
    }
  }

  delete(key: string): void {
    for (const tag of this.#tags.get(key) ?? []) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
    this.#tags.delete(key);
  }

  /** Notes that what the tags name has changed. @returns the keys that show it */
  purge(tags: readonly Tag[]): readonly string[] {
    const now = Date.now();
    for (const tag of tags) this.#purgedAt.set(tag, now);
    return [...new Set(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]))];
  }

  /** Whether something of it has changed since a moment: what was read from then on may show the old. */
  isOutdated(tags: Iterable<Tag>, since: number): boolean {
    return [...tags].some((tag) => (this.#purgedAt.get(tag) ?? -1) >= since);
  }
}
