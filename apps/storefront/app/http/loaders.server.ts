import { ApiError } from '@marketfront/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { isUnauthorised, sessionEnded } from './ended-session.server.ts';
import { errorMessage, statusOf } from './error-message.server.ts';
import { isBesidePage } from './request-kinds.server.ts';
import { notFound, routeError, unexpected } from './route-errors.server.ts';
import { type Shop, shopOf } from './shop.server.ts';

/**
 * The loader of the parts of every page, including error pages: root, header and footer. A failed call becomes a route
 * error with a status and a message.
 */
export function frameLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return async (args: Args): Promise<Result> => {
    const shop = shopOf(args.context);
    shop.startDeadline();
    try {
      return await work(shop, args);
    } catch (error) {
      if (isUnauthorised(error)) throw await sessionEnded(shop, error);
      if (!(error instanceof ApiError)) throw unexpected(error, args.request);
      throw routeError(statusOf(error), error.kind, await errorMessage(shop, error));
    }
  };
}

/** The loader of a page. Addresses in an unknown language have no page. */
function pageLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return frameLoader(async (shop, args: Args) => {
    if (!shop.knownLanguage) throw notFound();
    return work(shop, args);
  });
}

/**
 * The loader of public content: if the session has ended, the shopper sees it as a visitor (docs/decisions/007). When
 * script requests it without leaving the page, the page still shows the shopper: the token stays, so that their next
 * action reports the ended session.
 */
export function shopLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return pageLoader(async (shop, args: Args) => {
    try {
      return await work(shop, args);
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
      if (isBesidePage(args.request)) shop.continueAsVisitor();
      else shop.signOut();
      return work(shop, args);
    }
  });
}

/** The status of a route error that a loader throws; `undefined` for anything else. */
function thrownStatus(error: unknown): number | undefined {
  const { type, init } = (error ?? {}) as { type?: unknown; init?: ResponseInit | null };
  return type === 'DataWithResponseInit' ? init?.status : undefined;
}

/** The loader of a file. Errors are a line of text instead of a page. */
export function fileLoader<Args extends LoaderFunctionArgs>(
  work: (shop: Shop, args: Args) => Promise<Response>,
) {
  const load = shopLoader(work);
  return async (args: Args): Promise<Response> => {
    try {
      return await load(args);
    } catch (error) {
      const status = thrownStatus(error);
      if (status === undefined) throw error;
      const text = status === 404 ? 'Not found' : 'Not available now';
      return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    }
  };
}

/** The loader of a page that needs an account. */
export function signedInLoader<Args extends LoaderFunctionArgs, Result>(
  work: (shop: Shop, args: Args) => Promise<Result>,
) {
  return pageLoader(async (shop, args: Args) => {
    if (!shop.signedIn) throw shop.toSignIn();
    return work(shop, args);
  });
}
