import { type RefObject, useEffect, useRef } from 'react';
import { Form, useActionData, useFetcher, useNavigation } from 'react-router';
import { isSending } from './is-sending.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { invalidControl } from './invalid-control.ts';

type Texts = Readonly<Record<string, string>>;

/** What an action answers to a form that it refuses (`refusal` of `http/handlers.server.ts`). */
export interface FormRefusal {
  readonly ok?: boolean;
  readonly message: string;
  /** The name of the field that the message belongs to. */
  readonly at?: string;
  /** The messages of all fields that were refused, by name. */
  readonly errors?: Texts;
  /** The typed values, without secrets: the page shows it again where there is no script. */
  readonly typed?: Texts;
  readonly signIn?: true;
}

const isRefusal = (answer: unknown): answer is FormRefusal =>
  typeof answer === 'object' && answer !== null && 'message' in answer && !('ok' in answer && answer.ok);

/**
 * Shows the answer to a form: a toast says why it was refused (spec §8), and the first refused field takes the focus.
 * @param answer - The newest one; each new object is shown once.
 * @param before - The values typed into the form before it was loaded, such as before the session had ended.
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
    /** What the whole form is told, unless one of these fields tells it. */
    noticeBeside: (...fields: readonly string[]): string | undefined =>
      fields.some((name) => errorAt(name)) ? undefined : refused?.message,
  };
}

interface FormOptions {
  /** Sent beside the page, which stays as it is; else the answer is the next page. */
  readonly beside?: boolean;
  /** Without script the page has one answer for all of its forms: whether it is that of this form. */
  readonly isOwn?: (answer: unknown) => boolean;
  readonly before?: Texts | null;
}

/** A form of a page with its refusal, the typed values, and whether it is under way; with script and without. */
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
