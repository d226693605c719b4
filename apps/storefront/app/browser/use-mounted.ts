import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, because the server's HTML does not depend on the browser's storage. For small parts only: it
 * renders them again immediately, and if a `Suspense` below them is not hydrated yet, React discards its HTML, with all
 * typed values.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
