import {
  isApiError,
  type KnownMessageKey,
  knownMessageKey,
  limits,
  type RefundAmount,
  refundSchema,
  validate,
} from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import {
  errorMessage,
  idempotencyKey,
  invalidForm,
  keepTyped,
  refusal,
  type Shop,
  signedInAction,
} from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { textField } from '../../forms/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { picturesOf } from '../../content/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { chosenLines, chosenQuantities } from './chosen-lines.ts';
import { takeFormDraft } from '../../drafts/index.server.ts';

/** The errors that mean that an order of the shopper cannot be refunded now. */
const refusals: ReadonlySet<KnownMessageKey | undefined> = new Set([
  'orderCancelled',
  'orderRefunded',
  'refundAlreadyApplied',
  'shippedNotRefundable',
  'unpaidNotRefundable',
]);

/** The reason why no refund can be requested, and the earlier refund. */
async function refusedRequest(shop: Shop, orderNo: string, error: unknown) {
  if (!isApiError(error) || !refusals.has(knownMessageKey(error.message))) throw error;
  const order = await withTimeout(shop.api.orders.store(orderNo));
  return { orderNo, reason: await errorMessage(shop, error), refundNo: order?.refundNo ?? null };
}

/** The refundable lines of an order, the reasons, and the amount for the pieces in the URL. */
export async function loadRequestRefund(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'refunds');
  const title = t('refunds.requestTitle');
  const orderNo = params.get('orderNo') ?? '';
  if (!orderNo) return { title, request: null, refused: null };
  const read = Promise.all([
    shop.api.refunds.application(orderNo),
    shop.api.refunds.reasons(),
    withTimeout(shop.api.orders.store(orderNo)),
  ]);
  const refused = await read.then(
    () => null,
    (error: unknown) => refusedRequest(shop, orderNo, error),
  );
  if (refused) return { title, request: null, refused };
  const [application, reasons, order] = await read;
  const unsent = await takeFormDraft(shop);
  const typed = { ...Object.fromEntries(params), ...unsent };
  // If the URL contains pieces, lines without a parameter have none.
  const others = Object.keys(typed).some((name) => /^q\d+$/.test(name)) ? '0' : null;
  const quantities = chosenQuantities(application.lines, (name) => typed[name] ?? others);
  const wanted = chosenLines(quantities);
  // A back end without this value refunds whole orders only.
  const computed =
    application.returnable === null
      ? undefined
      : await withTimeout(
          shop.api.refunds.computed(orderNo, wanted.length > 0 ? wanted : chosenAll(application.lines)),
        );
  return {
    title,
    refused: null,
    request: {
      application,
      reasons,
      storeName: order?.storeName ?? null,
      paymentMethod: order?.paymentMethod ?? null,
      /** The refund that was requested before this one. */
      previous: order?.refundNo ?? '',
      quantities,
      computed: wanted.length > 0 ? (computed ?? null) : null,
      /** Whether some of the pieces can be refunded. */
      isPartial: application.returnable !== null,
      typed: { kind: typed.kind ?? '', reason: typed.reason ?? '', remark: typed.remark ?? '' },
    },
  };
}
type Loaded = Awaited<ReturnType<typeof loadRequestRefund>>;
export type RequestRefundData = NonNullable<Loaded['request']>;
export type RefusedRequest = NonNullable<Loaded['refused']>;

const chosenAll = (lines: Parameters<typeof chosenQuantities>[0]) =>
  chosenLines(chosenQuantities(lines, () => null));

/** The response to a request from script: the amount for the chosen pieces. */
export type AmountAnswer = { readonly amount: RefundAmount | null };

/** The amount for the pieces that the shopper has chosen. */
export async function loadAmount(shop: Shop, params: URLSearchParams): Promise<AmountAnswer> {
  const orderNo = params.get('orderNo') ?? '';
  const fields = [...params].flatMap(([name, value]) => {
    const [, id] = /^q(\d{1,9})$/.exec(name) ?? [];
    const quantity = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    return id && quantity > 0 ? [{ id: Number(id), quantity }] : [];
  });
  if (!orderNo || fields.length === 0) return { amount: null };
  return { amount: (await withTimeout(shop.api.refunds.computed(orderNo, fields))) ?? null };
}

/** Requests a refund and shows it. */
export const requestRefundAction = signedInAction(
  keepTyped(async (shop, form, { request }: ActionFunctionArgs) => {
    const t = await getMessages(shop.locale.code, 'refunds');
    const orderNo = new URL(request.url).searchParams.get('orderNo') ?? '';
    const { lines, returnable } = await shop.api.refunds.application(orderNo);
    const isPartial = returnable !== null;
    const kind = textField(form, 'kind', 10);
    const quantities = chosenQuantities(lines, (name) => textField(form, name, 4) || null);
    const checked = validate(refundSchema, {
      orderNo,
      reason: textField(form, 'reason', limits.refundReason + 1),
      remark: textField(form, 'remark', 4 * limits.refundRemark),
      pictures: [],
      ...(isPartial && { lines: chosenLines(quantities), kind: kind || 'money' }),
    });
    if (!checked.ok) return invalidForm(shop, checked.issues);
    const pictures = await picturesOf(shop, form, 'refund');
    if (!pictures.ok) return refusal(pictures.message, { at: 'pictures' });
    const input = { ...checked.value, pictures: pictures.urls };
    // The same request after a refusal is a new one.
    const previous = textField(form, 'previous', 64);
    await shop.api.refunds.request(input, {
      idempotencyKey: idempotencyKey('refund', `${orderNo} ${previous}`, input),
    });
    setFlash(shop, 'success', t('refunds.requested'));
    const newest = await withTimeout(shop.api.refunds.list({ limit: 1 }));
    const own = newest?.items.find((refund) => refund.orderNo === orderNo);
    return shop.redirect(own ? accountPaths.refund(own.refundNo) : accountPaths.refunds(), 303);
  }),
);
