import { useState } from 'react';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import { useRoot } from '../navigation/root-data.ts';
import { useMounted } from '../browser/use-mounted.ts';

/**
 * The idempotency key of a form (`formIdempotencyKey`), the same until its page is left: a form that is sent again,
 * because its response was lost, takes effect once. The server's HTML contains the key of the page. Only for use in the
 * form itself (`useMounted`).
 */
export function useIdempotencyKey(): string {
  const { idempotencyKey } = useRoot();
  const [own] = useState(newIdempotencyKey);
  return useMounted() ? own : (idempotencyKey ?? '');
}
