import { limits, type Question } from '@marketfront/api-client';
import { Button, Disclosure, TextArea } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import * as styles from './product-questions.css.ts';
import { useSendText } from './use-send-text.ts';
import { useResource } from '../../http/index.ts';
import { questionAnswer } from './resources.ts';

interface AnswerFormProps {
  readonly productId: number;
  readonly questionId: number;
  readonly onAnswered: (question: Question) => void;
}

/** A buyer answers a question; folded, because most read. */
export function AnswerForm({ productId, questionId, onAnswered }: AnswerFormProps) {
  const t = useMessages('questions');
  const answers = useResource(questionAnswer);
  const to = { product: productId, question: questionId };
  const { sending, error, send } = useSendText((form) => answers.send(form, to), onAnswered);
  return (
    <Disclosure title={t('questions.answer')}>
      <form
        method="post"
        action={answers.address(to)}
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
