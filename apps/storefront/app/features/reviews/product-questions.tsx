import type { Answer, Question } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import { Badge, Heading, Link, Pagination, Stack, Text } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths, useRoot } from '../../navigation/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import * as styles from './product-questions.css.ts';
import type { ProductQuestionsData } from './product-questions.server.ts';
import { QuestionForm } from './question-form.tsx';
import { useTranslation } from './use-translation.ts';
import { useResource } from '../../http/index.ts';
import { questionVote } from './resources.ts';

export interface ProductQuestionsProps {
  readonly productId: number;
  readonly questions: ProductQuestionsData;
}

/** The questions about a product, the answers, and a form for another question. */
export default function ProductQuestions({ productId, questions: data }: ProductQuestionsProps) {
  const t = useMessages('questions');
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const isListed = ({ id }: Question) => data.items.some((question) => question.id === id);
  const [answered, setAnswered] = useState<readonly Question[]>([]);
  const questions = [...asked.filter((question) => !isListed(question)), ...data.items].map(
    (question) => answered.find(({ id }) => id === question.id) ?? question,
  );
  return (
    <Stack gap="lg">
      <Heading level={2} size="lg">
        {t('questions.title')}
      </Heading>
      {questions.length === 0 ? (
        <Text tone="muted">{t('questions.none')}</Text>
      ) : (
        <div className={styles.list}>
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              productId={productId}
              question={question}
              onAnswered={(changed) => setAnswered((before) => [...before, changed])}
            />
          ))}
        </div>
      )}
      {data.pageCount > 1 && (
        <Pagination
          page={data.page}
          pageCount={data.pageCount}
          hrefFor={(page: number) =>
            `${paths.product(productId, { questions: page > 1 ? page : undefined })}#questions`
          }
        />
      )}
      <QuestionForm
        productId={productId}
        written={data.written}
        onAsked={(question) => setAsked((before) => [question, ...before])}
      />
    </Stack>
  );
}

/** The language of the text, so that it is pronounced and wrapped correctly. */
const langOf = (language: string | null) => (language === null ? {} : { lang: language });

interface QuestionItemProps {
  readonly productId: number;
  readonly question: Question;
  readonly onAnswered: (question: Question) => void;
}

function QuestionItem({ productId, question, onAnswered }: QuestionItemProps) {
  const votes = useResource(questionVote);
  const t = useMessages('questions');
  const reviews = useMessages('reviews');
  const { locale, timeZone } = useRoot();
  const { id, text, author, language, published, helpful, foundHelpful, createdAt, answers, answerable } =
    question;
  const translated = useTranslation([text, ...answers.map((answer) => answer.text)].join('\n\n'), language);
  return (
    <article className={styles.item}>
      <div>
        <Text weight="medium" className={styles.text} {...langOf(language)}>
          {text}
        </Text>
        <div className={styles.meta}>
          {author !== null && <span>{author}</span>}
          <span>{formatDate(locale, createdAt, { timeZone })}</span>
          {!published && <Badge>{t('questions.waiting')}</Badge>}
        </div>
      </div>
      {answers.length > 0 ? (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} />
          ))}
        </ul>
      ) : (
        published && <Text tone="muted">{t('questions.unanswered')}</Text>
      )}
      {answerable && <AnswerForm productId={productId} questionId={id} onAnswered={onAnswered} />}
      {published && (helpful !== null || translated !== undefined) && (
        <div className={styles.actions}>
          {helpful !== null && (
            <HelpfulButton
              helpful={helpful}
              foundHelpful={foundHelpful}
              pendingAction={`questionVote:${id}`}
              addressOf={(on) => votes.address({ product: productId, question: id, on })}
              onVote={(on) => votes.send(new FormData(), { product: productId, question: id, on })}
            />
          )}
          {translated !== undefined && (
            <Link href={translated} target="_blank" rel="noreferrer">
              {reviews('reviews.translate')}
            </Link>
          )}
        </div>
      )}
    </article>
  );
}

function AnswerItem({ answer: { by, author, verified, text, language, createdAt } }: { answer: Answer }) {
  const t = useMessages('questions');
  const { locale, timeZone } = useRoot();
  return (
    <li className={styles.answer}>
      <div className={styles.by}>
        {by === 'store'
          ? t('questions.storeAnswer')
          : t('questions.buyerAnswer', { name: author ?? t('questions.buyer') })}
      </div>
      <Text className={styles.text} {...langOf(language)}>
        {text}
      </Text>
      <div className={styles.meta}>
        <span>{formatDate(locale, createdAt, { timeZone })}</span>
        {verified && <span className={styles.verified}>{t('questions.bought')}</span>}
      </div>
    </li>
  );
}
