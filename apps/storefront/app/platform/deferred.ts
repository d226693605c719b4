/** What a streamed block got: its value, or the fact that it failed. */
export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/**
 * For blocks that stream after the first byte: the promise never rejects, so a failed block shows its own retry and
 * takes neither the page nor the process down. A slow block is given up after `limitMs`.
 */
export function deferred<T>(work: Promise<T>, limitMs = 4000): Promise<Settled<T>> {
  const { promise, resolve } = Promise.withResolvers<Settled<T>>();
  const timer = setTimeout(() => resolve({ ok: false }), limitMs);
  work.then(
    (value) => resolve({ ok: true, value }),
    () => resolve({ ok: false }),
  );
  return promise.finally(() => clearTimeout(timer));
}
