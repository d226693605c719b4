import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { RouteErrorPage } from './error-page.tsx';

/** Catches the errors of a page, so that header and footer stay visible. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorPage error={error} />;
}
