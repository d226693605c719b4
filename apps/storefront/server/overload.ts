import { record } from '@marketfront/operations';
import { languageOf, plainPage, plainPageHeaders } from './plain-page.ts';

/** Seconds until a refused client may try again. */
const retryAfter = 3;

/** Written by hand, because a refusal must cost next to nothing. */
const busyHeaders = {
  ...plainPageHeaders,
  'retry-after': String(retryAfter),
  // A client that tries again immediately queues behind the others.
  connection: 'close',
} as const;

const busy = (request: Request) =>
  new Response(plainPage('busy', languageOf(request), retryAfter), { status: 503, headers: busyHeaders });

/** The number of event loop turns between the starts of two pages. */
const turnsBetween = 32;

/**
 * Lets callers continue one at a time, some turns of the event loop apart. Pages with cached data would otherwise all
 * be rendered in one turn, and each turn accepts a single new connection (libuv since 1.45): a thousand simultaneous
 * connections, including health checks, would wait for all pages before them. An idle turn takes microseconds.
 */
function oneByOne(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let turnsLeft = 0;
  let isRunning = false;
  function turn() {
    if (turnsLeft > 0) {
      turnsLeft -= 1;
    } else {
      waiting.shift()?.();
      turnsLeft = turnsBetween;
    }
    isRunning = waiting.length > 0 || turnsLeft > 0;
    if (isRunning) setImmediate(turn);
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (isRunning) return;
      isRunning = true;
      setImmediate(turn);
    });
}

export interface OverloadOptions {
  /** The most concurrent requests; further ones get 503. */
  readonly maxInFlight: number;
}

/**
 * Limits the work of a server: beyond the limit it responds with 503 immediately instead of making everybody wait.
 * Running requests finish, and the server recovers by itself.
 */
export function overloadGuard({ maxInFlight }: OverloadOptions) {
  let inFlight = 0;
  const turn = oneByOne();
  return async (request: Request, work: () => Response | Promise<Response>): Promise<Response> => {
    if (inFlight >= maxInFlight) {
      record('marketfront.requests.shed', 1);
      return busy(request);
    }
    inFlight += 1;
    try {
      await turn();
      return await work();
    } finally {
      inFlight -= 1;
    }
  };
}
