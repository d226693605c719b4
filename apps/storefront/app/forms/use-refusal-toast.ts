import { useToast } from '@marketfront/ui';
import { useEffect } from 'react';

interface Answer {
  readonly ok?: boolean | undefined;
  readonly message?: string | undefined;
  /** The sign-in dialog opens, which shows the reason. */
  readonly signIn?: true;
}

/**
 * Shows the reason for refusing a form in a toast, even if its fields show it too (spec §8).
 * @param answer the response to the form; each new object is shown once
 */
export function useRefusalToast(answer: Answer | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (answer?.ok === false && answer.message && !answer.signIn)
      toast({ tone: 'critical', message: answer.message });
  }, [answer, toast]);
}
