/**
 * A block that may fail alone: its value, or `undefined` when the read failed or took longer than `limitMs`. The read
 * itself goes on and fills the cache for the next visitor.
 */
export function settled<T>(work: Promise<T>, limitMs = 1500): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  const timer = setTimeout(() => resolve(undefined), limitMs);
  work.then(resolve, () => resolve(undefined));
  return promise.finally(() => clearTimeout(timer));
}
