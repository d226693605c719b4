import { parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { isFetch, refusal, shopAction, withAccount } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import type { ToggleAnswer } from '../../forms/index.ts';

/** The response to a request from script. */
export type VoteAnswer = ToggleAnswer<{ readonly helpful: number }>;

const idOf = (request: Request, name: 'product' | 'review') =>
  parsePositiveInteger(new URL(request.url).searchParams.get(name));

const reviewsPage = (request: Request) => {
  const product = idOf(request, 'product');
  return product === undefined ? paths.home() : `${paths.product(product)}#reviews`;
};

/** "Helpful" for a review (`on=1`), or its withdrawal (`on=0`). A visitor signs in first; then the vote counts. */
export const voteAction = shopAction(
  async (shop, _form, { request }: ActionFunctionArgs) => {
    const review = idOf(request, 'review');
    if (review === undefined) {
      const errors = await getMessages(shop.locale.code, 'errors');
      return refusal(errors('errors.known.reviewNotFound'));
    }
    const on = new URL(request.url).searchParams.get('on') === '1';
    const { helpful, foundHelpful } = await withAccount(
      shop,
      { act: 'vote', id: review, on, from: reviewsPage(request) },
      () => shop.api.reviews.vote(review, on),
    );
    if (isFetch(request)) return { ok: true, helpful, on: foundHelpful } satisfies VoteAnswer;
    const t = await getMessages(shop.locale.code, 'reviews');
    if (on) setFlash(shop, 'success', t('reviews.thanks'));
    return shop.redirect(reviewsPage(request), 303);
  },
  { page: reviewsPage },
);
