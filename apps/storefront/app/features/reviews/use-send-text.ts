import type { Question } from '@marketfront/api-client';
import { useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { QuestionAnswer } from './question-actions.server.ts';

/**
 * Sends a question, or an answer to one. What was written stays when it is refused or lost; its field says why and takes
 * the focus.
 */
export function useSendText(
  post: (form: FormData) => Promise<QuestionAnswer | undefined>,
  onSent: (question: Question, form: HTMLFormElement) => void,
) {
  const site = useMessages('site');
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    const answer = await post(new FormData(form));
    setSending(false);
    setError(answer?.ok ? undefined : (answer?.message ?? site('site.unreachable')));
    if (!answer?.ok) {
      form.querySelector('textarea')?.focus();
      return;
    }
    toast({ tone: 'success', message: answer.message });
    onSent(answer.question, form);
  };
  return { sending, error, send };
}
