import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the browser takes over the HTML of the server, which knows nothing of what the browser stores. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
