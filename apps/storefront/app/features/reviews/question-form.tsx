import { limits, type Question } from '@marketfront/api-client';
import { useResource } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import { question } from './resources.ts';
import { TextForm } from './text-form.tsx';

interface QuestionFormProps {
  readonly productId: number;
  /** The text written before sign-in. */
  readonly written: string;
  readonly onAsked: (question: Question) => void;
}

/** Asks the store about a product. A visitor signs in first; the text is not lost. */
export function QuestionForm({ productId, written, onAsked }: QuestionFormProps) {
  const t = useMessages('questions');
  const questions = useResource(question);
  const whenSignedIn = useWhenSignedIn();
  const about = { product: productId };
  return (
    <TextForm
      action={questions.address(about)}
      post={(form) => questions.send(form, about)}
      onSent={(asked, form) => {
        form.reset();
        onAsked(asked);
      }}
      name="question"
      label={t('questions.ask')}
      hint={t('questions.askHelp')}
      minLength={limits.questionText.min}
      maxLength={limits.questionText.max}
      defaultValue={written}
      submit={t('questions.send')}
      when={(form, send) =>
        whenSignedIn(send, { question: String(new FormData(form).get('question') ?? '') })
      }
    />
  );
}
