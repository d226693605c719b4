import { getMessages } from '../../messages/index.ts';
import { assertPageExists, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';
import { takeFormDraft } from '../../drafts/index.server.ts';

const refundsPerPage = 10;

/** The shopper's refunds, the newest first. */
export async function loadRefunds(shop: Shop, params: URLSearchParams) {
  const page = pageNumber(params);
  const [refunds, t] = await Promise.all([
    shop.api.refunds.list({ page, limit: refundsPerPage }),
    getMessages(shop.locale.code, 'refunds'),
  ]);
  const pageCount = Math.ceil(refunds.total / refundsPerPage);
  assertPageExists(shop, page, pageCount);
  return { title: t('refunds.title'), page, pageCount, refunds: refunds.items };
}
export type RefundsData = Awaited<ReturnType<typeof loadRefunds>>;

/** One refund; `confirm` in the URL opens its withdrawal for confirmation, or the form to ask the marketplace. */
export async function loadRefund(shop: Shop, params: URLSearchParams) {
  const refundNo = params.get('refundOrderNo') ?? '';
  const [refund, messages, t, typed] = await Promise.all([
    refundNo ? shop.api.refunds.get(refundNo) : null,
    // If the back end has no messages, the page is shown without them.
    refundNo ? withTimeout(shop.api.refunds.messages(refundNo)) : undefined,
    getMessages(shop.locale.code, 'refunds'),
    takeFormDraft(shop),
  ]);
  const order = refund && (await withTimeout(shop.api.orders.store(refund.orderNo)));
  const confirm = params.get('confirm');
  return {
    title: t('refunds.detailTitle'),
    refund,
    paymentMethod: order?.paymentMethod ?? null,
    messages: messages ?? null,
    confirmsRevoke: confirm === 'revoke',
    escalates: confirm === 'escalate' && refund?.escalatable === true,
    typed: typed ?? null,
  };
}
export type RefundData = Awaited<ReturnType<typeof loadRefund>>;
