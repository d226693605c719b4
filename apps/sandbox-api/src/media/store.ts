import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';

/** Limits the number of concurrent runs; the others wait. */
export function limiter(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** The most recently used values, up to a total number of bytes. */
export class ByteLru {
  readonly #items = new Map<string, Buffer>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Buffer | undefined {
    const found = this.#items.get(key);
    if (found) {
      this.#items.delete(key);
      this.#items.set(key, found);
    }
    return found;
  }

  set(key: string, value: Buffer): void {
    this.#bytes += value.length - (this.#items.get(key)?.length ?? 0);
    this.#items.delete(key);
    this.#items.set(key, value);
    for (const [oldest, bytes] of this.#items) {
      if (this.#bytes <= this.#most) return;
      this.#items.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}

/** Raised when the drawing code changes, so that older stored pictures are no longer found. */
const version = 4;

/** Finished pictures: recently used ones in memory, all on disk. Requests for the same picture share one drawing. */
export class PictureStore {
  readonly #folder: string;
  readonly #memory = new ByteLru(48 * 1024 * 1024);
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #limit = limiter(2);
  /** The number of recipes is unbounded, so each process limits its files on disk. */
  #diskBudget = 512 * 1024 * 1024;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'cache', 'media');
  }

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const hot = this.#memory.get(key);
    if (hot) return Promise.resolve(hot);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const made = this.#load(key, make).finally(() => this.#pending.delete(key));
    this.#pending.set(key, made);
    return made;
  }

  async #load(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(`${version}:${key}`).digest('hex');
    const folder = join(this.#folder, name.slice(0, 2));
    const file = join(folder, name);
    const kept = await readFile(file).catch(() => undefined);
    const bytes = kept ?? (await this.#limit(make));
    this.#memory.set(key, bytes);
    if (!kept && this.#diskBudget > bytes.length) {
      this.#diskBudget -= bytes.length;
      // If the disk is full, the next process draws the picture again; this request still gets it.
      await keep(folder, file, bytes).catch(() => undefined);
    }
    return bytes;
  }
}

async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(file, bytes);
}
