import { ErrorPanel } from '@marketfront/ui';
import { isRouteErrorResponse } from 'react-router';

const kinds = { 404: '404', 401: '401' } as const;

/** The spec's four error pages (§2), chosen by status. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kinds[status as keyof typeof kinds] ?? (status >= 500 ? '500' : 'other');
  return <ErrorPanel kind={kind} homeHref="/" />;
}
