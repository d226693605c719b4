import { Button, ErrorPanel } from '@marketfront/ui';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';

const kinds = { 404: '404', 401: '401' } as const;

/** The spec's four error pages (§2), chosen by status, with what the server said and a second try where it may help. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const t = useMessages('shell');
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kinds[status as keyof typeof kinds] ?? (status >= 500 ? '500' : 'other');
  const said = isRouteErrorResponse(error) ? (error.data as { say?: string } | null)?.say : undefined;
  return (
    <ErrorPanel
      kind={kind}
      homeHref="/"
      description={said}
      actions={
        status >= 500 && (
          <Button asChild>
            <a href={pathname + search}>{t('shell.tryAgain')}</a>
          </Button>
        )
      }
    />
  );
}
