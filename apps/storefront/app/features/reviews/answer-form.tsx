import { limits, type Question } from '@marketfront/api-client';
import { Disclosure } from '@marketfront/ui';
import { useResource } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { questionAnswer } from './resources.ts';
import { TextForm } from './text-form.tsx';

interface AnswerFormProps {
  readonly productId: number;
  readonly questionId: number;
  readonly onAnswered: (question: Question) => void;
}

/** The form for a buyer's answer to a question; folded, because most visitors only read. */
export function AnswerForm({ productId, questionId, onAnswered }: AnswerFormProps) {
  const t = useMessages('questions');
  const answers = useResource(questionAnswer);
  const to = { product: productId, question: questionId };
  return (
    <Disclosure title={t('questions.answer')}>
      <TextForm
        action={answers.address(to)}
        post={(form) => answers.send(form, to)}
        onSent={onAnswered}
        name="answer"
        label={t('questions.yourAnswer')}
        hint={t('questions.answerHelp')}
        maxLength={limits.answerText}
        submit={t('questions.sendAnswer')}
      />
    </Disclosure>
  );
}
