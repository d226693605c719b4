import { expect } from 'vitest';
import { ship } from '../../domain/orders/fulfilment.ts';
import { approveRefund, decideRefund } from '../../domain/refunds/pay-back.ts';
import { refuseRefund } from '../../domain/refunds/refunds.ts';
import { makeCarrier, makeShopper } from '../goods.ts';
import { orderFromCart, payByCard, storeOrdersOf } from '../purchase.ts';
import { type Calls, pictureForm } from './calls.ts';

/** Orders, parcels, reviews and refunds. */
export async function callOrders({ shop, shopper, goods, good, mine }: Calls): Promise<void> {
  const { product, red } = goods;
  const row = { productId: product.id, productAttrUnique: red.id, cartNum: 1 };
  const file = await mine('uploadImage', { query: { model: 'product', pid: 1 }, body: await pictureForm() });
  await mine('uploadFile', { query: { model: 'product' }, body: await pictureForm() });

  const orderNo = await orderFromCart(shop, shopper, [row]);
  await payByCard(shop, shopper, orderNo);
  const [received = ''] = await storeOrdersOf(shop, shopper, orderNo);
  for (const type of [-1, 0, 1, 2, 3]) await mine('listOrders', { query: { type, keywords: 'thing' } });
  await mine('getOrderCounts');
  await mine('getOrderCenterCounts');
  expect(await mine('getParcel', { params: { orderNo: received } })).toBeNull();
  const carrierCode = await makeCarrier(shop.db);
  await ship(shop.db, received, { carrierCode, number: 'N1', deliveryType: 'express' }, shop.clock.now());
  await mine('getParcel', { params: { orderNo: received } });
  await mine('confirmReceipt', { params: { orderNo: received } });
  await mine('getStoreOrder', { params: { orderNo: received } });
  const waiting = await mine('listAwaitingReview');
  const orderInfoId = waiting.list?.[0]?.id ?? 0;
  await mine('createReview', {
    body: {
      orderNo: received,
      orderInfoId,
      star: 5,
      comment: 'Lovely',
      pics: JSON.stringify([file.url]),
      serviceStar: 4,
    },
  });
  await mine('listMyReviews');
  const reviews = await good('listReviews', {
    params: { id: product.id },
    query: { star: 5, order: 'helpful' },
  });
  await good('voteReview', {
    params: { id: reviews.list?.[0]?.id ?? 0 },
    body: { isHelpful: true },
    token: (await makeShopper(shop.db, {}, shop.clock.now())).token,
  });
  await good('getReviewCounts', { params: { id: product.id } });
  await good('getReviewSummary', { params: { id: product.id } });

  const regretted = await orderFromCart(shop, shopper, [row]);
  await payByCard(shop, shopper, regretted);
  const [returned = ''] = await storeOrdersOf(shop, shopper, regretted);
  await mine('listRefundReasons');
  await mine('getRefundApplication', { params: { orderNo: returned } });
  await mine('computeRefund', { params: { orderNo: returned } });
  await mine('requestRefund', {
    body: {
      orderNo: returned,
      text: 'Changed my mind',
      refund_reason_wap_explain: 'Sorry',
      refund_reason_wap_img: file.url,
    },
  });
  const refunds = await mine('listRefunds');
  const refundOrderNo = refunds.list?.[0]?.refundOrderNo ?? '';
  await approveRefund(shop.services, refundOrderNo, shop.clock.now());
  const refund = await mine('getRefund', { params: { refundOrderNo } });
  expect(refund.refundStatus).toBe(3);
  await mine('requestRefund', { body: { orderNo: received, text: 'Too small', afterSalesType: 2 } });
  const newest = async () =>
    (await mine('listRefunds')).list?.find(({ merOrderNo }) => merOrderNo === received)?.refundOrderNo ?? '';
  const withdrawn = await newest();
  await mine('revokeRefund', { params: { refundOrderNo: withdrawn } });
  await mine('requestRefund', { body: { orderNo: received, text: 'Too small', afterSalesType: 2 } });
  const comesBack = await newest();
  await approveRefund(shop.services, comesBack, shop.clock.now());
  await mine('returnGoods', {
    body: { refundOrderNo: comesBack, expressName: 'DHL', trackingNumber: 'JD1', telephone: '+44 1' },
  });
  await refuseRefund(shop.db, comesBack, 'It was worn', shop.clock.now());
  await mine('sendRefundMessage', {
    body: { refundOrderNo: comesBack, content: 'It was not', pictures: [file.url] },
  });
  await mine('listRefundMessages', { params: { refundOrderNo: comesBack } });
  await mine('escalateRefund', { body: { refundOrderNo: comesBack, reason: 'It was new' } });
  await mine('getRefund', { params: { refundOrderNo: comesBack } });
  await decideRefund(
    shop.services,
    comesBack,
    { decision: 'refuse', reason: 'It was worn' },
    shop.clock.now(),
  );
  await mine('deleteOrder', { params: { orderNo: received } });

  const { identity } = await mine('getUser');
  await good('getGuestMasterOrder', { query: { orderNo, identity: identity ?? '' } });
  await good('getGuestStoreOrder', { query: { orderNo: returned, identity: identity ?? '' } });
}
