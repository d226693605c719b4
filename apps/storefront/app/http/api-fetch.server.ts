import { ApiError, isApiError } from '@marketfront/api-client';
import { record } from '@marketfront/operations';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from 'cockatiel';
import { log } from '../services/log.server.ts';

interface BreakerOptions {
  /** The number of consecutive failures after which the back end counts as unavailable. */
  readonly failuresUntilOpen?: number;
  /** After this time one call tests whether it is available again, in milliseconds. */
  readonly retryAfterMs?: number;
}

/**
 * Reads only the status: the server's adapter replaces the global `Response`, so responses of `fetch` are not instances
 * of it.
 */
const isServerError = (answer: unknown) => (answer as Response).status >= 500;

/** A call that the shopper aborted says nothing about the back end. */
const isFailure = (error: unknown) => !(isApiError(error) && error.kind === 'aborted');

export const pageDeadlinePassed = () =>
  new ApiError({ kind: 'timeout', message: 'The deadline of the page has passed.' });

/** `fetch` behind a circuit breaker: while the back end is unavailable, calls fail immediately instead of piling up. */
export function createApiFetch({ failuresUntilOpen = 20, retryAfterMs = 2_000 }: BreakerOptions = {}) {
  const breaker = circuitBreaker(handleWhenResult(isServerError).orWhen(isFailure), {
    halfOpenAfter: retryAfterMs,
    breaker: new ConsecutiveBreaker(failuresUntilOpen),
  });
  record('marketfront.api.circuit_breaker.open', 0);
  breaker.onBreak(() => {
    record('marketfront.api.circuit_breaker.open', 1);
    log.warn('The API is away: calls are refused');
  });
  breaker.onReset(() => {
    record('marketfront.api.circuit_breaker.open', 0);
    log.info('The API is back');
  });
  /**
   * @param deadlineAt returns the `performance.now()` after which calls are aborted; the page then responds without
   * them
   */
  return (deadlineAt = () => Number.POSITIVE_INFINITY) =>
    async (request: Request): Promise<Response> => {
      // One call tests whether the back end is available; the breaker would make all others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return breaker.execute(() => fetchUntil(deadlineAt(), request));
    };
}

async function fetchUntil(deadline: number, request: Request): Promise<Response> {
  if (deadline === Number.POSITIVE_INFINITY) return fetch(request);
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())));
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, late]) });
  } catch (error) {
    throw late.aborted ? pageDeadlinePassed() : error;
  }
}

/** The calls of this process: one breaker for its only back end. */
export const apiFetch = createApiFetch();
