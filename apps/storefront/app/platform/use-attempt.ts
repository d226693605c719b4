import { useState } from 'react';
import { newAttempt } from './attempt.ts';
import { useRoot } from './root-data.ts';
import { useMounted } from './use-mounted.ts';

/**
 * The attempt of a form that acts (`attemptOf`): the same until the form is left, so that what is pressed again, because
 * its answer was lost, acts once. Before script it is the name that the server gave to the page.
 */
export function useAttempt(): string {
  const { attempt } = useRoot();
  const [own] = useState(newAttempt);
  return useMounted() ? own : (attempt ?? '');
}
