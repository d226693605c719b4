import { LRUCache } from 'lru-cache';

/** The subjects of a page or a read. The back end names them when they change (`server/purge.ts`). */
export type Tag = 'site' | `${'product' | 'store' | 'category'}:${number}`;

export const isTag = (text: unknown): text is Tag =>
  typeof text === 'string' && /^(?:site|(?:product|store|category):[1-9]\d{0,9})$/.test(text);

/** The time for which a purge is remembered for reads that began before it, in milliseconds: longer than any read. */
const rememberedMs = 60_000;

/** The number of tags whose purge is remembered. */
const mostRemembered = 20_000;

/** The keys of a cache by the tags of their subjects. */
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

  /** Notes that the subjects of the tags have changed. @returns the keys that show them */
  purge(tags: readonly Tag[]): readonly string[] {
    const now = Date.now();
    for (const tag of tags) this.#purgedAt.set(tag, now);
    return [...new Set(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]))];
  }

  /** Whether one of the subjects has changed since a moment: data that was read from then on may be old. */
  isOutdated(tags: Iterable<Tag>, since: number): boolean {
    return [...tags].some((tag) => (this.#purgedAt.get(tag) ?? -1) >= since);
  }
}
