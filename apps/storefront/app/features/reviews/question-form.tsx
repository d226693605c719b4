import { limits, type Question } from '@marketfront/api-client';
import { Button, TextArea, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import * as styles from './product-questions.css.ts';
import type { QuestionAnswer } from './question-actions.server.ts';

interface QuestionFormProps {
  readonly productId: number;
  /** What was written before the sign-in. */
  readonly written: string;
  readonly onAsked: (question: Question) => void;
}

/** Asks the store about a product. A visitor signs in first; nothing that is written gets lost. */
export function QuestionForm({ productId, written, onAsked }: QuestionFormProps) {
  const t = useMessages('questions');
  const site = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const address = path(paths.resources.question({ product: productId }));
  const ask = async (form: HTMLFormElement) => {
    setAsking(true);
    const answer = await fetchJson<QuestionAnswer>(address, new FormData(form));
    setAsking(false);
    setError(answer?.ok ? undefined : (answer?.message ?? site('site.unreachable')));
    if (!answer?.ok) {
      form.querySelector('textarea')?.focus();
      return;
    }
    form.reset();
    onAsked(answer.question);
    toast({ tone: 'success', message: answer.message });
  };
  return (
    <form
      method="post"
      action={address}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const question = String(new FormData(form).get('question') ?? '');
        whenSignedIn(() => void ask(form), { question });
      }}
    >
      <TextArea
        name="question"
        label={t('questions.ask')}
        hint={t('questions.askHelp')}
        rows={2}
        required
        minLength={limits.questionText.min}
        maxLength={limits.questionText.max}
        defaultValue={written}
        error={error}
        className={styles.field}
      />
      <Button type="submit" loading={asking}>
        {t('questions.send')}
      </Button>
    </form>
  );
}
