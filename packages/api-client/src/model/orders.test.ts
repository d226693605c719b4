import { describe, expect, test } from 'vitest';
import { actionsOfOrder, orderActions, orderStatuses, orderStatusFromWire } from './order-status.ts';
import { storeOrderSummaryFromWire } from './order-summary.ts';
import { masterOrderFromWire } from './order.ts';
import { parcelFromWire } from './parcel.ts';
import { refundFromWire } from './refund.ts';
import { context, createdAt, createTime } from './wire-samples.ts';

describe('orders', () => {
  test.each([
    [false, 0, 0, 'toPay'],
    [true, 0, 0, 'toShip'],
    [true, 1, 0, 'toReceive'],
    [true, 2, 0, 'toReview'],
    [true, 3, 0, 'completed'],
    [false, 9, 0, 'cancelled'],
    [true, 0, 1, 'refunding'],
    [true, 0, 2, 'refunding'],
    [true, 3, 3, 'refunded'],
  ] as const)('paid %s, status %i, refund %i is %s', (paid, status, refundStatus, name) => {
    expect(orderStatusFromWire({ paid, status, refundStatus })).toBe(name);
  });

  test('derives the allowed actions', () => {
    for (const status of orderStatuses) {
      const actions: readonly string[] = orderActions[status];
      expect(actions.includes('payNow') && actions.includes('cancel')).toBe(status === 'toPay');
      expect(actions.includes('confirmReceipt')).toBe(status === 'toReceive');
      expect(actions.includes('delete')).toBe(status === 'completed');
    }
    expect(actionsOfOrder({ status: 'completed', lines: [{ reviewed: true }] })).not.toContain('review');
    expect(
      actionsOfOrder({ status: 'completed', lines: [{ reviewed: true }, { reviewed: false }] }),
    ).toContain('review');
  });

  test('maps a row, a master order and a parcel', () => {
    const row = {
      id: 1,
      orderNo: 'SH1',
      merId: 2,
      merName: 'm',
      createTime,
      paid: true,
      payPrice: '3',
      status: 1,
      totalNum: 1,
      refundStatus: 0,
      orderInfoList: null,
    } as const;
    expect(storeOrderSummaryFromWire(row, context)).toMatchObject({
      status: 'toReceive',
      total: '3.00',
      createdAt,
      lines: [],
    });
    const master = masterOrderFromWire(
      {
        id: 1,
        orderNo: 'PT1',
        totalNum: 1,
        payPrice: '3',
        paid: false,
        createTime,
        orderList: [
          {
            id: 1,
            orderNo: 'SH1',
            merId: 2,
            merName: 'm',
            status: 0,
            orderInfoList: null,
            userRemark: 'Ring',
          },
        ],
        payDeadline: createTime,
      },
      context,
    );
    expect(master).toMatchObject({
      status: 'toPay',
      payDeadline: createdAt,
      stores: [{ status: 'toPay', note: 'Ring' }],
    });
    const events = JSON.stringify([
      { AcceptStation: 'Picked up', AcceptTime: createTime },
      { AcceptStation: 'Out', AcceptTime: 'soon' },
      7,
    ]);
    expect(parcelFromWire({ state: -1, logisticsInfo: events })).toMatchObject({
      state: 'badNumber',
      events: [
        { text: 'Out', at: null },
        { text: 'Picked up', at: createdAt },
      ],
    });
    expect(parcelFromWire({ logisticsInfo: 'broken' }).events).toEqual([]);
  });

  test('refund states have numbers of their own', () => {
    const wire = {
      id: 1,
      refundOrderNo: 'RE1',
      merOrderNo: 'SH1',
      merId: 1,
      totalNum: 1,
      refundStatus: 1,
      refundPrice: '3',
      refundReason: 'used',
      refundReasonWapImg: '/a.png,,/b.png',
      createTime,
      orderInfoList: null,
    } as const;
    expect(refundFromWire(wire, context)).toMatchObject({
      state: 'refused',
      refusal: 'used',
      pictures: ['https://api.test/a.png', 'https://api.test/b.png'],
    });
  });
});
