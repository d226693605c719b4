import type { Question } from '@marketfront/api-client';
import { Button, TextArea, type TextAreaProps, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import * as styles from './product-questions.css.ts';
import type { QuestionAnswer } from './question-actions.server.ts';

interface TextFormProps
  extends Pick<TextAreaProps, 'name' | 'label' | 'hint' | 'minLength' | 'maxLength' | 'defaultValue'> {
  /** The URL that receives the form without script. */
  readonly action: string;
  readonly post: (form: FormData) => Promise<QuestionAnswer | undefined>;
  readonly onSent: (question: Question, form: HTMLFormElement) => void;
  readonly submit: string;
  /** Decides when the form is sent; by default at once. */
  readonly when?: (form: HTMLFormElement, send: () => void) => void;
}

/**
 * The form of a question, or of an answer to one. If sending fails, the text stays; its field shows the error and gets
 * the focus.
 */
export function TextForm({
  action,
  post,
  onSent,
  submit,
  when = (_, send) => send(),
  ...field
}: TextFormProps) {
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

  return (
    <form
      method="post"
      action={action}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        when(form, () => void send(form));
      }}
    >
      <TextArea {...field} rows={2} required error={error} className={styles.field} />
      <Button type="submit" loading={sending}>
        {submit}
      </Button>
    </form>
  );
}
