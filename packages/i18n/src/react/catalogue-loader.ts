/** Loads a value: returns it when it is in memory (always on a server), otherwise a promise of it. */
export type LoadValue<Value> = (key: string) => Value | Promise<Value>;

export interface CatalogueLoader<Value> {
  /** The value, or a promise of it. The promise rejects once every attempt has failed. */
  get(key: string): Value | Promise<Value>;
  /**
   * Returns the value during a React render; suspends until it is loaded.
   * @throws the loader's last error once every attempt has failed, so that the nearest error boundary shows it
   */
  read(key: string): Value;
}

const attempts = 2;
const failureLastsMs = 10_000;

/**
 * Loads each catalogue once and keeps it: one request for many callers, two attempts, then a failure that lasts ten
 * seconds. Otherwise a suspending component would request the catalogue again on every render.
 * @param load returns one catalogue by its key, for example `fr/cart`
 */
export function createCatalogueLoader<Value>(load: LoadValue<Value>): CatalogueLoader<Value> {
  const ready = new Map<string, Value>();
  const pending = new Map<string, Promise<Value>>();
  const failed = new Map<string, { error: unknown; until: number }>();

  async function request(key: string, first: Promise<Value>): Promise<Value> {
    let current = first;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const value = await current;
        ready.set(key, value);
        return value;
      } catch (error) {
        if (attempt >= attempts) {
          failed.set(key, { error, until: Date.now() + failureLastsMs });
          throw error;
        }
        current = Promise.resolve(load(key));
      }
    }
  }

  const failureOf = (key: string) => {
    const failure = failed.get(key);
    if (failure && failure.until <= Date.now()) failed.delete(key);
    return failed.get(key);
  };

  function get(key: string): Value | Promise<Value> {
    const found = ready.get(key) ?? pending.get(key);
    if (found !== undefined) return found;
    const failure = failureOf(key);
    if (failure) return Promise.reject(failure.error);
    const loaded = load(key);
    if (!(loaded instanceof Promise)) {
      ready.set(key, loaded);
      return loaded;
    }
    const promise = request(key, loaded).finally(() => pending.delete(key));
    promise.catch(() => undefined); // `read` throws it; a preload that is not awaited must be no unhandled rejection
    pending.set(key, promise);
    return promise;
  }

  function read(key: string): Value {
    const failure = failureOf(key);
    if (failure) throw failure.error;
    const value = get(key);
    // React 16.6 and later suspend on thrown promises; `use()` would need React 19.
    if (value instanceof Promise) throw value;
    return value;
  }

  return { get, read };
}
