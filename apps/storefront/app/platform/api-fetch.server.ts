import { isApiError } from '@marketfront/api-client';
import { circuitBreaker, ConsecutiveBreaker, handleResultType } from 'cockatiel';

interface BreakerOptions {
  /** Failures in a row after which the back end counts as away. */
  readonly failuresUntilOpen?: number;
  /** After this time one call tries whether it is back, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** A call that the shopper gave up says nothing about the back end. */
const isFailure = (error: unknown) => !(isApiError(error) && error.kind === 'aborted');

/** `fetch` behind a circuit breaker: while the back end is away, calls fail at once instead of piling up. */
export function createApiFetch({ failuresUntilOpen = 20, retryAfterMs = 2_000 }: BreakerOptions = {}) {
  const breaker = circuitBreaker(
    handleResultType(Response, (response) => response.status >= 500).orWhen(isFailure),
    { halfOpenAfter: retryAfterMs, breaker: new ConsecutiveBreaker(failuresUntilOpen) },
  );
  /**
   * @param deadlineAt `performance.now()` after which every call is given up; the page then answers without it
   */
  return (deadlineAt = Number.POSITIVE_INFINITY) =>
    (request: Request): Promise<Response> =>
      breaker.execute(() => {
        if (deadlineAt === Number.POSITIVE_INFINITY) return fetch(request);
        const remaining = Math.max(0, Math.ceil(deadlineAt - performance.now()));
        return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(remaining)]) });
      });
}

/** The calls of this process: one breaker for its one back end. */
export const apiFetch = createApiFetch();
