import { Button, ErrorPanel } from '@marketfront/ui';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';
import type { RouteErrorData } from '../http/index.server.ts';
import { paths, useRoot } from '../navigation/index.ts';

const kinds: Readonly<Record<number, '404' | '401' | undefined>> = { 404: '404', 401: '401' };

/** The spec's four error pages (§2), chosen by status, with the server's message and a link to try again where that may help. */
export default function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages('site');
  const { site } = useRoot();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kinds[status] ?? (status >= 500 ? '500' : 'other');
  const message = isRouteErrorResponse(error) ? (error.data as RouteErrorData | null)?.message : undefined;
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
    </>
  );
}
