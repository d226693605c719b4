import { currentRequest } from '@marketfront/operations';
import { isNativeError } from 'node:util/types';
import { data } from 'react-router';
import { getMessages } from '../messages/index.ts';
import { withPage } from '../navigation/page-number.ts';
import { buildId } from '../services/build-id.ts';
import { reportError } from '../services/log.server.ts';
import type { Shop } from './shop.server.ts';

/** The data of a route error for the error page. */
export interface RouteErrorData {
  readonly kind: string;
  readonly message?: string;
  /** Shown on the page, for the shopper to quote. */
  readonly requestId?: string;
}

/** The data for the error page of a route (`shell/error-page.tsx`). */
export function routeError(status: number, kind: string, message?: string) {
  const { id } = currentRequest() ?? {};
  return data<RouteErrorData>(
    { kind, ...(message && { message }), ...(id && { requestId: id }) },
    { status },
  );
}

/** A page that does not exist, with the name of the missing thing if it is known. */
export const notFound = (message?: string) => routeError(404, 'notFound', message);

/** A request for a page after the last one of a list is redirected to the last one. */
export function assertPageExists(shop: Shop, page: number, pageCount: number): void {
  if (page > 1 && page > pageCount) throw shop.redirect(withPage(shop.requestPath, Math.max(1, pageCount)));
}

/** A page that has nothing to show because the back end does not respond. */
export async function unreachable(shop: Shop) {
  const t = await getMessages(shop.locale.code, 'errors');
  return routeError(503, 'unavailable', t('errors.network'));
}

/** A form that no page of the shop sends. */
export async function unreadableForm(shop: Shop) {
  const t = await getMessages(shop.locale.code, 'errors');
  return routeError(400, 'validation', t('errors.validation'));
}

/** An internal error: reported, and shown on the error page with the request's id. Redirects stay unchanged. */
export function unexpected(error: unknown, request: Request): unknown {
  if (!isNativeError(error) || request.signal.aborted) return error;
  reportError(error, { source: 'server', build: buildId });
  return routeError(500, 'unexpected');
}
