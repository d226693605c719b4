import { Button, ErrorPanel, Text } from '@marketfront/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';
import type { RouteErrorData } from '../http/index.server.ts';
import { paths, useRoot } from '../navigation/index.ts';
import { buildId } from '../services/index.ts';
import { errorIdOf } from './error-id.ts';
import { reloadIfDeployed } from './reload-for-build.ts';
import * as css from './error-page.css.ts';

const kinds: Readonly<Record<number, '404' | '401' | undefined>> = { 404: '404', 401: '401' };

const neverChanges = () => () => undefined;

/** The id to quote: that of the failed request, or of the report of an error in the browser. */
function useIdToQuote(error: unknown, requestId: string | undefined): string | undefined {
  const { collectsErrors } = useRoot();
  // Only the browser knows the id: the server's HTML has none.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const ofReport = collectsErrors && isInBrowser && error instanceof Error ? errorIdOf(error) : undefined;
  return requestId ?? ofReport;
}

/**
 * The spec's four error pages (§2), chosen by status, with the server's message, a retry link if that may help, and the
 * id to quote. A page that fails in the browser because it was opened before a deploy is reloaded.
 */
export default function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages('site');
  const { site } = useRoot();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kinds[status] ?? (status >= 500 ? '500' : 'other');
  const { message, requestId } = (isRouteErrorResponse(error) && (error.data as RouteErrorData | null)) || {};
  const id = useIdToQuote(error, requestId);
  useEffect(() => {
    if (error instanceof Error) void reloadIfDeployed(buildId);
  }, [error]);
  const title = kind === '404' ? t('site.notFound') : t('site.error');
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <ErrorPanel
        kind={kind}
        homeHref={paths.home()}
        description={message}
        actions={
          status >= 500 && (
            <Button asChild>
              <a href={pathname + search}>{t('site.tryAgain')}</a>
            </Button>
          )
        }
      />
      {id && (
        <Text size="sm" tone="muted" className={css.idToQuote}>
          {t('site.requestId', { id })}
        </Text>
      )}
    </>
  );
}
