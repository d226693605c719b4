import { type RefObject, useEffect, useRef } from 'react';
import { Form, useActionData, useFetcher, useNavigation } from 'react-router';
import { isSending } from './is-sending.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { invalidControl } from './invalid-control.ts';

type Texts = Readonly<Record<string, string>>;

/** The response of an action that refuses a form (`refusal` of `http/refusal.server.ts`). */
export interface FormRefusal {
  readonly ok?: boolean;
  readonly message: string;
  /** The name of the field to which the message belongs. */
  readonly at?: string;
  /** The messages of all refused fields, by name. */
  readonly errors?: Texts;
  /** The typed values, without secrets: without script, the page shows them again. */
  readonly typed?: Texts;
  readonly signIn?: true;
}

const isRefusal = (answer: unknown): answer is FormRefusal =>
  typeof answer === 'object' && answer !== null && 'message' in answer && !('ok' in answer && answer.ok);

/**
 * Shows the response to a form: a toast with the reason for a refusal (spec §8), and the focus on the first refused
 * field.
 * @param answer - The newest one; each new object is shown once.
 * @param before - The values typed into the form before it was loaded, for example before the session had ended.
 */
export function useFormAnswer(answer: unknown, before?: Texts | null) {
  const ref = useRef<HTMLFormElement>(null);
  const refused = isRefusal(answer) ? answer : undefined;
  useRefusalToast(refused);
  useEffect(() => {
    if (!refused || (!refused.errors && refused.at === undefined)) return;
    const named = `[name="${CSS.escape(refused.at ?? '')}"]`;
    const first = ref.current?.querySelector<HTMLElement>(named);
    (first ?? ref.current?.querySelector<HTMLElement>(invalidControl))?.focus();
  }, [refused]);
  const errorAt = (name: string): string | undefined =>
    refused?.errors?.[name] ?? (refused?.at === name ? refused.message : undefined);
  return {
    ref: ref as RefObject<HTMLFormElement | null>,
    refused,
    /** The error of a field, by its name. */
    errorAt,
    typed: { ...before, ...refused?.typed } as Texts,
    /** The message for the whole form, unless one of these fields shows it. */
    noticeBeside: (...fields: readonly string[]): string | undefined =>
      fields.some((name) => errorAt(name)) ? undefined : refused?.message,
  };
}

interface FormOptions {
  /** The form is sent without leaving the page; otherwise the response is the next page. */
  readonly beside?: boolean;
  /** Without script the page has one response for all of its forms: whether it belongs to this form. */
  readonly isOwn?: (answer: unknown) => boolean;
  readonly before?: Texts | null;
}

/** A form of a page with its refusal, the typed values, and whether it is being sent; with and without script. */
export function useForm<Action>({ beside = false, isOwn, before }: FormOptions = {}) {
  const fetcher = useFetcher<Action>();
  const page = useActionData<Action>();
  const navigation = useNavigation();
  const ofPage = page !== undefined && (isOwn === undefined || isOwn(page)) ? page : undefined;
  const answer = (beside ? fetcher.data : undefined) ?? ofPage;
  return {
    Form: beside ? fetcher.Form : Form,
    sending: beside ? isSending(fetcher) : navigation.state === 'submitting',
    answer,
    ...useFormAnswer(answer, before),
  };
}
