import { limits, type Question } from '@marketfront/api-client';
import { Button, Disclosure, TextArea, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import * as styles from './product-questions.css.ts';
import type { QuestionAnswer } from './question-actions.server.ts';

interface AnswerFormProps {
  readonly productId: number;
  readonly questionId: number;
  readonly onAnswered: (question: Question) => void;
}

/** A buyer answers a question; folded, because most read. */
export function AnswerForm({ productId, questionId, onAnswered }: AnswerFormProps) {
  const t = useMessages('questions');
  const site = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const address = path(paths.resources.questionAnswer({ product: productId, question: questionId }));
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    const answer = await fetchJson<QuestionAnswer>(address, new FormData(form));
    setSending(false);
    setError(answer?.ok ? undefined : (answer?.message ?? site('site.unreachable')));
    if (!answer?.ok) {
      form.querySelector('textarea')?.focus();
      return;
    }
    toast({ tone: 'success', message: answer.message });
    onAnswered(answer.question);
  };
  return (
    <Disclosure title={t('questions.answer')}>
      <form
        method="post"
        action={address}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <TextArea
          name="answer"
          label={t('questions.yourAnswer')}
          hint={t('questions.answerHelp')}
          rows={2}
          required
          maxLength={limits.answerText}
          error={error}
          className={styles.field}
        />
        <Button type="submit" loading={sending}>
          {t('questions.sendAnswer')}
        </Button>
      </form>
    </Disclosure>
  );
}
