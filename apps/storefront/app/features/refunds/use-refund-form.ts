import { useFormDraft } from '../../drafts/index.ts';
import { type FormRefusal, useForm } from '../../forms/index.ts';
import type { refundAction } from './refund-action.server.ts';

/** The forms of a refund's page that show their own refusals. */
const intents = ['message', 'escalate', 'returnGoods'] as const;
export type RefundIntent = (typeof intents)[number];

const intentOf = (answer: unknown): string | undefined => (answer as Partial<FormRefusal>).typed?.intent;

/** Whether a refusal without script belongs to one of the forms that show their own refusals. */
export const isShownAtForm = (answer: object): boolean =>
  intents.some((intent) => intent === intentOf(answer));

/**
 * One of the forms of a refund's page.
 * @param unsent the values typed before the session ended
 * @param about the refund, and the number of times that the form was sent
 */
export function useRefundForm(
  intent: RefundIntent,
  unsent: Readonly<Record<string, string>> | null,
  about: string,
) {
  const form = useForm<typeof refundAction>({
    beside: true,
    isOwn: (answer) => intentOf(answer) === intent,
    before: unsent?.intent === intent ? unsent : null,
  });
  useFormDraft(form.ref, `${intent}:${about}`);
  return form;
}
