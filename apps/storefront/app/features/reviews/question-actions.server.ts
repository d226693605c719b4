import {
  answerSchema,
  limits,
  parsePositiveInteger,
  type Question,
  questionSchema,
  validate,
} from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { invalidForm, isFetch, refusal, shopAction, withAccount } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import type { VoteAnswer } from './vote-action.server.ts';
import { textField } from '../../forms/index.server.ts';
import { keepTextDraft } from '../../drafts/index.server.ts';

/** The response to a request from script. */
export type QuestionAnswer =
  | { readonly ok: true; readonly message: string; readonly question: Question }
  | { readonly ok: false; readonly message: string };

const idOf = (request: Request, name: 'product' | 'question') =>
  parsePositiveInteger(new URL(request.url).searchParams.get(name));

const questionsPage = (request: Request, ask?: string) => {
  const product = idOf(request, 'product');
  return product === undefined ? paths.home() : `${paths.product(product, { ask })}#questions`;
};

/** Asks a question. A visitor signs in first and returns to the text. */
export const questionAction = shopAction(
  async (shop, form, { request }: ActionFunctionArgs) => {
    const text = textField(form, 'question', 2 * limits.questionText.max);
    const pageWithText = async () => questionsPage(request, text && (await keepTextDraft('ask', text)));
    if (!shop.signedIn) throw shop.toSignIn(await pageWithText());
    const checked = validate(questionSchema, { productId: idOf(request, 'product'), text });
    if (!checked.ok) {
      if (isFetch(request)) return invalidForm(shop, checked.issues);
      const errors = await getMessages(shop.locale.code, 'errors');
      setFlash(shop, 'critical', errors(`errors.field.${checked.issues[0].key}`));
      return shop.redirect(await pageWithText(), 303);
    }
    const question = await shop.api.reviews.ask(checked.value);
    const t = await getMessages(shop.locale.code, 'questions');
    const message = t('questions.asked');
    if (isFetch(request)) return { ok: true, message, question } satisfies QuestionAnswer;
    setFlash(shop, 'success', message);
    return shop.redirect(questionsPage(request), 303);
  },
  { limit: 'ask', page: questionsPage },
);

/** A buyer's answer to a question; the back end refuses others. */
export const answerAction = shopAction(
  async (shop, form, { request }: ActionFunctionArgs) => {
    if (!shop.signedIn) throw shop.toSignIn(questionsPage(request));
    const text = textField(form, 'answer', 2 * limits.answerText);
    const checked = validate(answerSchema, { questionId: idOf(request, 'question'), text });
    if (!checked.ok) {
      if (isFetch(request)) return invalidForm(shop, checked.issues);
      const errors = await getMessages(shop.locale.code, 'errors');
      setFlash(shop, 'critical', errors(`errors.field.${checked.issues[0].key}`));
      return shop.redirect(questionsPage(request), 303);
    }
    const question = await shop.api.reviews.answer(checked.value);
    const t = await getMessages(shop.locale.code, 'questions');
    const message = t('questions.answered');
    if (isFetch(request)) return { ok: true, message, question } satisfies QuestionAnswer;
    setFlash(shop, 'success', message);
    return shop.redirect(questionsPage(request), 303);
  },
  { limit: 'ask', page: questionsPage },
);

/** "Helpful" for a question (`on=1`), or its withdrawal (`on=0`). A visitor signs in first; then the vote counts. */
export const questionVoteAction = shopAction(
  async (shop, _form, { request }: ActionFunctionArgs) => {
    const question = idOf(request, 'question');
    if (question === undefined) {
      const errors = await getMessages(shop.locale.code, 'errors');
      return refusal(errors('errors.known.questionNotFound'));
    }
    const on = new URL(request.url).searchParams.get('on') === '1';
    const { helpful, foundHelpful } = await withAccount(
      shop,
      { act: 'questionVote', id: question, on, from: questionsPage(request) },
      () => shop.api.reviews.voteQuestion(question, on),
    );
    if (isFetch(request)) return { ok: true, helpful, on: foundHelpful } satisfies VoteAnswer;
    const t = await getMessages(shop.locale.code, 'questions');
    if (on) setFlash(shop, 'success', t('questions.thanks'));
    return shop.redirect(questionsPage(request), 303);
  },
  { page: questionsPage },
);
