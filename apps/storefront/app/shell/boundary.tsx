import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { RouteErrorPage } from './error-page.tsx';

/** Holds what goes wrong inside the page, so that header and footer stay. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorPage error={error} />;
}
