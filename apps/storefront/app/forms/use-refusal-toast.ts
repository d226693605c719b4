import { useToast } from '@marketfront/ui';
import { useEffect } from 'react';

interface Answer {
  readonly ok?: boolean | undefined;
  readonly message?: string | undefined;
  /** The sign-in dialog opens, which says why. */
  readonly signIn?: true;
}

/**
 * Says in a toast why a form was refused, also where its fields say it (spec §8).
 * @param answer to the form; each new object is told once
 */
export function useRefusalToast(answer: Answer | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (answer?.ok === false && answer.message && !answer.signIn)
      toast({ tone: 'critical', message: answer.message });
  }, [answer, toast]);
}
