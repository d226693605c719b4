import { Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { RouteErrorPage } from './error-page-later.tsx';

/**
 * Catches the errors of a page, so that header and footer stay visible. A page whose code is loaded at the first
 * interaction (`later`) is taken over then; on the way to such a page, the page before stays until its code is there.
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
