import { limits, parsePositiveInteger, reviewSchema, validate } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { setFlash } from '../../session/index.server.ts';
import {
  idempotencyKey,
  invalidForm,
  keepTyped,
  notFound,
  refusal,
  type Shop,
  signedInAction,
} from '../../http/index.server.ts';
import { textField } from '../../forms/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { picturesOf } from '../../content/index.server.ts';
import { takeFormDraft } from '../../drafts/index.server.ts';

/** The order line in the URL; by default the first one without a review. */
export async function loadWriteReview(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'reviewing');
  const title = t('reviewing.writeTitle');
  const orderNo = params.get('orderNo') ?? '';
  if (!orderNo) return { title, form: null };
  const order = await shop.api.orders.store(orderNo);
  const wanted = parsePositiveInteger(params.get('line'));
  const waiting = order.lines.filter(({ reviewed }) => !reviewed);
  const line = wanted === undefined ? waiting[0] : order.lines.find(({ id }) => id === wanted);
  if (wanted !== undefined && !line) throw notFound();
  const typed = await takeFormDraft(shop);
  return {
    title,
    form: {
      orderNo,
      storeName: order.storeName,
      isReceived: order.status === 'toReview' || order.status === 'completed',
      line: line && !line.reviewed ? line : null,
      others: waiting.filter(({ id }) => id !== line?.id),
      typed: typed ?? null,
    },
  };
}
export type WriteReviewData = NonNullable<Awaited<ReturnType<typeof loadWriteReview>>['form']>;

/** The form's field names for those of the schema. */
const formNames = { stars: 'productScore', serviceStars: 'serviceScore', text: 'content' };

/** Reviews a line of an order. */
export const writeReviewAction = signedInAction(
  keepTyped(async (shop, form, { request }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
    const t = await getMessages(shop.locale.code, 'reviewing');
    const params = new URL(request.url).searchParams;
    const input = {
      storeOrderNo: params.get('orderNo') ?? '',
      orderLineId: Number(textField(form, 'line', 12)),
      stars: Number(textField(form, 'productScore', 2)),
      serviceStars: Number(textField(form, 'serviceScore', 2)),
      text: textField(form, 'content', 2 * limits.reviewText),
    };
    const checked = validate(reviewSchema, { ...input, pictures: [] });
    if (!checked.ok) return invalidForm(shop, checked.issues, formNames);
    const pictures = await picturesOf(shop, form, 'review');
    if (!pictures.ok) return refusal(pictures.message, { at: 'pictures' });
    const review = { ...checked.value, pictures: pictures.urls };
    await shop.api.reviews.create(review, {
      idempotencyKey: idempotencyKey('review', String(review.orderLineId), review),
    });
    setFlash(shop, 'success', t('reviewing.written.done'));
    return shop.redirect(accountPaths.reviews({ tab: 'written' }), 303);
  }),
);
