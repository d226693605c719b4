import { localeOf } from '@marketfront/i18n';
import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { getMessages } from '../messages/index.ts';

/** The result of a form that got no response. */
export interface Unreachable {
  readonly ok: false;
  readonly message: string;
  /** The form may be sent again unchanged. */
  readonly unreachable: true;
}

/** The router's result of a route, passed through the browser's middleware. */
export interface Result {
  type: 'data' | 'error';
  result: unknown;
}

/** The router wraps the error of an action like data with a status. */
export const unwrap = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'type' in result && 'data' in result
    ? result.data
    : result;

/** Whether no response of the shop arrived: none at all, a partial one, or one of an intermediate server. */
export function isUnreachable({ type, result }: Result): boolean {
  const error = unwrap(result);
  if (type !== 'error' || (error instanceof Error && error.name === 'AbortError')) return false;
  // The shop's own errors are objects; other servers send text or a page.
  if (isRouteErrorResponse(error)) return error.status >= 500 && typeof error.data === 'string';
  return error instanceof TypeError || (error instanceof Error && error.cause !== undefined);
}

const isCurrentPage = (requested: string): boolean => {
  const { pathname, search } = new URL(requested);
  return pathname === location.pathname && search === location.search;
};

/**
 * Keeps the page and the typed values when a form gets no response: the form gets a message instead of the error page.
 * The page also stays if it cannot be reloaded after a form.
 */
export const keepPage: MiddlewareFunction<Record<string, Result>> = async ({ request, params }, next) => {
  const results = await next();
  for (const [routeId, result] of Object.entries(results)) {
    if (!isUnreachable(result)) continue;
    if (request.method !== 'GET') {
      const t = await getMessages(localeOf(params.locale).code, 'site');
      const answer: Unreachable = { ok: false, message: t('site.unreachable'), unreachable: true };
      results[routeId] = { type: 'data', result: data(answer, { status: 503 }) };
    } else if (isCurrentPage(request.url)) {
      // The router keeps the data of a route that has no result.
      delete results[routeId];
    }
  }
  return results;
};
