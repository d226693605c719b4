import { useState } from 'react';
import { newAttempt } from './attempt.ts';
import { useRoot } from '../navigation/root-data.ts';
import { useMounted } from '../browser/use-mounted.ts';

/**
 * The attempt that a form sends (`attemptOf`), the same until its page is left: a form that is sent again, because its
 * answer was lost, acts once. In the server's HTML it is the attempt of the page. For the form alone (`useMounted`).
 */
export function useAttempt(): string {
  const { attempt } = useRoot();
  const [own] = useState(newAttempt);
  return useMounted() ? own : (attempt ?? '');
}
