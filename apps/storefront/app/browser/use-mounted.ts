import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the browser takes over the HTML of the server, which knows nothing of what the browser stores. For small
 * parts only: it renders them again at once, and where a `Suspense` below them is not hydrated yet, React throws its HTML
 * away, with all that was typed.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
