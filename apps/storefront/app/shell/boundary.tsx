import { Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { RouteErrorPage } from './route-error-page.tsx';

/**
 * Catches the errors of a page, so that header and footer stay visible. While the next page suspends, the previous one
 * stays.
 */
export default function Boundary() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorPage error={error} />;
}
