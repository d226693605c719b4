import { limits, type Question } from '@marketfront/api-client';
import { Button, TextArea } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import * as styles from './product-questions.css.ts';
import { useSendText } from './use-send-text.ts';
import { useResource } from '../../http/index.ts';
import { question } from './resources.ts';

interface QuestionFormProps {
  readonly productId: number;
  /** What was written before the sign-in. */
  readonly written: string;
  readonly onAsked: (question: Question) => void;
}

/** Asks the store about a product. A visitor signs in first; nothing that is written gets lost. */
export function QuestionForm({ productId, written, onAsked }: QuestionFormProps) {
  const t = useMessages('questions');
  const questions = useResource(question);
  const whenSignedIn = useWhenSignedIn();
  const about = { product: productId };
  const { sending, error, send } = useSendText(
    (form) => questions.send(form, about),
    (asked, form) => {
      form.reset();
      onAsked(asked);
    },
  );
  return (
    <form
      method="post"
      action={questions.address(about)}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const written = String(new FormData(form).get('question') ?? '');
        whenSignedIn(() => void send(form), { question: written });
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
      <Button type="submit" loading={sending}>
        {t('questions.send')}
      </Button>
    </form>
  );
}
