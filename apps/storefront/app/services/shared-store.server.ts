import type { Redis } from 'iovalkey';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

/**
 * Values that the processes of the shop share. None of its calls fails: without Valkey, each process has its own
 * values.
 */
export interface SharedStore {
  get(key: string): Promise<Buffer | undefined>;
  /** Returns the value and removes it: later calls get none. */
  take(key: string): Promise<Buffer | undefined>;
  /** @param milliseconds the time after which the value is removed */
  set(key: string, value: Uint8Array, milliseconds: number): Promise<void>;
  /**
   * Sets the value unless there is one; returns the resulting value.
   * @param milliseconds the time after which it is removed
   */
  claim(key: string, value: Uint8Array, milliseconds: number): Promise<Buffer>;
}

export interface SharedStoreOptions {
  /** The prefix of each key in Valkey. */
  readonly prefix: string;
  readonly valkey: Redis | undefined;
  /**
   * Memory of this process for values that Valkey does not have, in bytes; 0 if the caller stores its values itself.
   */
  readonly ownBytes: number;
}

interface OwnValue {
  readonly value: Buffer;
  /** The connection over which Valkey also received it. */
  readonly connection: number | undefined;
}

const digestBytes = 16;
const digestOf = (value: Uint8Array) => createHash('sha256').update(value).digest().subarray(0, digestBytes);

/** The value, preceded by a digest. */
const seal = (value: Uint8Array) => Buffer.concat([digestOf(value), value]);

/** The value, unless it is damaged. */
function unseal(sealed: Buffer): Buffer | undefined {
  const value = sealed.subarray(digestBytes);
  return digestOf(value).equals(sealed.subarray(0, digestBytes)) ? value : undefined;
}

/** Stores values in Valkey, and in this process while Valkey is unavailable or after it has lost them. */
export function createSharedStore({ prefix, valkey, ownBytes }: SharedStoreOptions): SharedStore {
  const own =
    ownBytes > 0
      ? new LRUCache<string, OwnValue>({
          maxSize: ownBytes,
          // Bookkeeping takes about this much.
          sizeCalculation: ({ value }, key) => value.byteLength + key.length + 256,
        })
      : undefined;
  // A restarted Valkey has lost the values that its predecessor received.
  let connection = 0;
  valkey?.on('ready', () => {
    connection += 1;
  });

  /** Valkey's response; `undefined` if it cannot be reached. */
  const ask = async <Answer>(command: (client: Redis) => Promise<Answer>): Promise<Answer | undefined> =>
    valkey && command(valkey).catch(() => undefined);

  async function read(key: string, command: (client: Redis) => Promise<Buffer | null>) {
    const ownValue = own?.get(key);
    const sealed = await ask(command);
    const shared = sealed && unseal(sealed);
    if (shared) return shared;
    const wasTaken = sealed === null && ownValue?.connection === connection;
    return wasTaken ? undefined : ownValue?.value;
  }

  async function set(key: string, value: Uint8Array, milliseconds: number): Promise<void> {
    const current = connection;
    const isShared =
      (await ask((client) => client.set(prefix + key, seal(value), 'PX', milliseconds))) === 'OK';
    own?.set(
      key,
      { value: Buffer.from(value), connection: isShared ? current : undefined },
      { ttl: milliseconds },
    );
  }

  return {
    get: (key) => read(key, (client) => client.getBuffer(prefix + key)),
    async take(key) {
      const value = await read(key, (client) => client.getdelBuffer(prefix + key));
      own?.delete(key);
      return value;
    },
    set,
    async claim(key, value, milliseconds) {
      const known = own?.get(key);
      if (known) return known.value;
      const isFirst = await ask((client) => client.set(prefix + key, seal(value), 'PX', milliseconds, 'NX'));
      const shared = isFirst === null ? await ask((client) => client.getBuffer(prefix + key)) : undefined;
      // No other call of this process may run between reading and storing its own value.
      const first = own?.get(key)?.value ?? (shared && unseal(shared)) ?? Buffer.from(value);
      own?.set(
        key,
        { value: first, connection: isFirst === undefined ? undefined : connection },
        { ttl: milliseconds },
      );
      return first;
    },
  };
}
