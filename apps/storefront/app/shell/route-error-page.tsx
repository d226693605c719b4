import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { whenWanted } from '../../speed/browser/later.tsx';

const load = () => import('./error-page.tsx');

// Few visits see it. It is loaded in advance for pages that cannot be loaded because the connection is lost.
const ErrorPage = lazy(() => load().catch(() => ({ default: PlainErrorPage })));
if (!import.meta.env.SSR)
  whenWanted()
    .then(load)
    .catch(() => undefined);

/** Shown if the connection was lost before the code of the error page had arrived. */
function PlainErrorPage() {
  const t = useMessages('site');
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{t('site.error')}</h1>
      <p>
        <a href={pathname + search}>{t('site.tryAgain')}</a>
      </p>
    </>
  );
}

/** The error page of a route (`error-page.tsx`). */
export function RouteErrorPage({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
