import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { isUnreachable, type Result, unwrap } from '../../navigation/index.ts';

const tooManyRequests = 429;

/** Whether repeating the same choice may succeed. */
function isWorthAnotherTry(result: Result): boolean {
  if (isUnreachable(result)) return true;
  const error = unwrap(result);
  return (
    result.type === 'error' &&
    isRouteErrorResponse(error) &&
    (error.status >= 500 || error.status === tooManyRequests)
  );
}

let unanswered = false;

/**
 * A choice without an answer leaves the checkout as it is, with all typed values, instead of showing an error page. The
 * page calls `takeUnanswered`.
 */
export const keepCheckout: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== 'GET' || new URL(request.url).pathname !== location.pathname) return results;
  for (const [routeId, result] of Object.entries(results)) {
    if (!isWorthAnotherTry(result)) continue;
    unanswered = true;
    // The router keeps the data of a route that has no result.
    delete results[routeId];
  }
  return results;
};

/** Whether a choice got no answer since the last call. */
export function takeUnanswered(): boolean {
  const was = unanswered;
  unanswered = false;
  return was;
}
