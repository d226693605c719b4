import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { RenderedOnce } from '../platform/rendered-once.tsx';
import type { RouteHandle } from '../platform/route-handle.ts';

/** How many routes are around a page and its data: root, layout, boundary. What is of them is not in a page. */
const around = 3;

/**
 * The page of a route whose `handle` says `forMany`: for shoppers to whom its address and its data are the same the server
 * renders it once. Such a page uses no data of the routes around it, but for `useRoot`.
 */
export function RenderedPage({ children }: { readonly children: ReactNode }) {
  return import.meta.env.SSR ? <PageForMany>{children}</PageForMany> : children;
}

function PageForMany({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { forMany } = (matches.at(-1)?.handle ?? {}) as RouteHandle;
  const data = matches.slice(around).map(({ loaderData }) => loaderData);
  return (
    <RenderedOnce by={forMany ? { page: pathname + search, data } : null} samePlace>
      {children}
    </RenderedOnce>
  );
}
