import type { Page } from '@playwright/test';
import { publicApi } from './accounts.ts';
import { main } from './shop.ts';

/** A store with goods and coupons that states its response time. */
export async function anyStore() {
  const { stores, coupons } = publicApi();
  for (const { id, name, responseMinutes } of (await stores.street({ page: 1, limit: 50 })).items) {
    const given = await coupons.list({ scope: 'store', storeId: id, page: 1, limit: 10 });
    const goods = await stores.products(id, { page: 1, limit: 1 });
    const [coupon] = given.items.filter(({ storeId }) => storeId === id);
    if (coupon && goods.total > 8 && responseMinutes !== null)
      return { id, name, coupon, total: goods.total };
  }
  throw new Error('The sandbox has no store with goods and coupons.');
}

export const header = (page: Page) => main(page).locator('header');
export const collect = (page: Page, coupon: string) =>
  main(page)
    .getByRole('button', { name: `Collect: ${coupon}` })
    .first();
