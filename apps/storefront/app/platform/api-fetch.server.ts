import { isApiError } from '@marketfront/api-client';
import { circuitBreaker, ConsecutiveBreaker, handleResultType, type CircuitBreakerPolicy } from 'cockatiel';

/** Failures in a row after which the back end counts as away. */
const failuresUntilOpen = 20;
/** After this time one call tries whether it is back, in milliseconds. */
const retryAfterMs = 2_000;

/** A call that the shopper gave up says nothing about the back end. */
const isFailure = (error: unknown) => !(isApiError(error) && error.kind === 'aborted');

const breaker: CircuitBreakerPolicy = circuitBreaker(
  handleResultType(Response, (response) => response.status >= 500).orWhen(isFailure),
  { halfOpenAfter: retryAfterMs, breaker: new ConsecutiveBreaker(failuresUntilOpen) },
);

/**
 * `fetch` for calls of the API, behind a circuit breaker: while the back end is away, calls fail at once instead of
 * piling up.
 * @param deadlineAt `performance.now()` after which every call is given up; the page then answers without it
 */
export const apiFetch =
  (deadlineAt = Number.POSITIVE_INFINITY) =>
  (request: Request): Promise<Response> =>
    breaker.execute(() => {
      if (deadlineAt === Number.POSITIVE_INFINITY) return fetch(request);
      const remaining = Math.max(0, deadlineAt - performance.now());
      return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(remaining)]) });
    });
