import { isApiError } from '@marketfront/api-client';
import { config } from './config.server.ts';
import { log } from './log.server.ts';

/**
 * A block of a page that may fail separately: its value, or `undefined` if the call failed or took longer. The hidden
 * error is logged. The call itself continues and fills the cache for the next visitor.
 * @param limitMs the time that the page waits for it, in milliseconds
 * @throws anything that is not a failure of the API: an internal error must not look like an empty block
 */
export async function withTimeout<T>(
  work: Promise<T>,
  limitMs = config.blockTimeoutMs,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), limitMs);
  });
  const outcome = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const first = await Promise.race([outcome, timeout]).finally(() => clearTimeout(timer));
  if (first === 'timeout') {
    log.warn({ limitMs: Math.round(limitMs) }, 'A block was left out: no answer in time');
    return undefined;
  }
  if ('value' in first) return first.value;
  if (!isApiError(first.error)) throw first.error;
  const { operation, kind } = first.error;
  log.warn({ operation, kind, err: first.error }, 'A block was left out');
  return undefined;
}

/**
 * The same for a block that only shoppers have: an ended session is not a failure of one block.
 * @param work - A call with the shopper's token.
 * @throws ApiError of the kind `unauthorised`, which leads to the sign-in page
 */
export async function withSession<T>(work: Promise<T>): Promise<T | undefined> {
  let ended: unknown;
  const value = await withTimeout(
    work.catch((error: unknown) => {
      if (isApiError(error) && error.kind === 'unauthorised') ended = error;
      throw error;
    }),
  );
  if (ended) throw ended;
  return value;
}
