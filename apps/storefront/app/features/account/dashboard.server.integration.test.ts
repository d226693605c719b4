import type { OperationId } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { newShopper } from '../../testing/browser.ts';
import { placeShippedOrder } from '../../testing/orders.ts';
import { breakApi, breakOperation } from '../../testing/sandbox.ts';
import { type DashboardData, loadDashboard } from './dashboard.server.ts';

const loader = signedInLoader(loadDashboard);
const page = '/user_center';

describe('the overview of the account', () => {
  it('shows the parcel on its way, the default address and the newest messages', async () => {
    const shopper = await newShopper();
    const { storeOrderNo } = await placeShippedOrder(shopper);
    expect((await shopper.browser.load(loader, page)).data).toMatchObject({
      counts: { toReceive: 1 },
      parcels: [{ orderNo: storeOrderNo }],
      address: { found: { isDefault: true } },
      news: [{ kind: 'order' }, { kind: 'order' }],
    });
  });

  it.each([
    ['getOrderCenterCounts', 'counts'],
    ['listOrders', 'parcels'],
    ['listAwaitingReview', 'reviews'],
    ['listMyCoupons', 'coupons'],
    ['getPoints', 'points'],
    ['listAllAddresses', 'address'],
    ['listFollowedStores', 'newGoods'],
    ['listNotifications', 'news'],
  ] as const satisfies readonly (readonly [OperationId, keyof DashboardData])[])(
    'misses one block only when %s fails',
    async (operation, block) => {
      const { browser } = await newShopper();
      await breakOperation(operation);
      const { status, data } = await browser.load(loader, page);
      const failed = Object.entries(data as DashboardData).filter(([, value]) => value === null);
      expect(status).toBe(200);
      expect(failed.map(([name]) => name)).toEqual([block]);
    },
  );

  it('is shown when every call fails', async () => {
    const { browser } = await newShopper();
    await breakApi();
    expect(await browser.load(loader, page)).toMatchObject({
      status: 200,
      data: { counts: null, news: null },
    });
  });
});
