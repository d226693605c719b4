import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { fieldError, isSending, useRefusalToast } from '../../forms/index.ts';
import type { refundAction } from './refund-action.server.ts';
import { typedIn } from './refused-values.ts';
import { useFormDraft } from '../../drafts/index.ts';

/**
 * One of the forms of a refund's page, with its refusal and what was typed before, with script and without.
 * @param unsent what was typed before the session had ended
 * @param about the refund, and how often the form was sent
 */
export function useRefundForm(
  intent: 'message' | 'escalate' | 'returnGoods',
  unsent: Readonly<Record<string, string>> | null,
  about: string,
) {
  const fetcher = useFetcher<typeof refundAction>();
  const loaded = useActionData<typeof refundAction>();
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, `${intent}:${about}`);
  const answer = fetcher.data ?? (typedIn(loaded).intent === intent ? loaded : undefined);
  const refused = answer && 'message' in answer ? answer : undefined;
  useRefusalToast(refused);
  useEffect(() => {
    if (refused?.at) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(refused.at)}"]`)?.focus();
  }, [refused]);
  return {
    Form: fetcher.Form,
    form,
    refused,
    sending: isSending(fetcher),
    typed: { ...(unsent?.intent === intent && unsent), ...typedIn(refused) } as Readonly<
      Record<string, string>
    >,
    errorAt: (name: string) => fieldError(refused, name),
  };
}
