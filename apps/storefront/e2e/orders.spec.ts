import type { Page } from '@playwright/test';
import { operate, orderTwo } from './operator.ts';
import { signInAsNewShopper } from './accounts.ts';
import { placeUnpaidOrder } from './products.ts';
import { answers, expect, test } from './shop.ts';

test('both buttons of a confirmation say what they do', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await page.goto('/user_center/order/list?tab=toPay');
  await answers(page);
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('main').locator('a[href$="/logout"]').click();
  await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/order\/list\?tab=toPay$/);

  const ask = (action: string) => page.getByRole('main').getByRole('link', { name: action }).click();
  await ask('Pay now');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await ask('Cancel order');
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await shopper.api.orders.master(orderNo)).status).toBe('toPay');
  await ask('Cancel order');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('The order was cancelled').first()).toBeVisible();
});

/** The text of the contents of a page, as sent by the shop. */
async function textOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
  return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('orders are found by number and day; their pages say when and why one was cancelled, and how one is delivered', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const detail = '/user_center/order/detail?orderNo=';

  await test.step('an unpaid order is found among all orders; cancelled, its page says when and why', async () => {
    const orderNo = await placeUnpaidOrder(shopper);
    const today = new Date().toISOString().slice(0, 10);
    const list = '/user_center/order/list';
    expect(await textOf(page, `${list}?from=${today}&until=${today}&keywords=${orderNo}`)).toContain(orderNo);
    expect(await textOf(page, `${list}?until=2020-01-01`)).toContain('No order matches these filters');
    await shopper.api.orders.cancel(orderNo, { reason: 'cheaper' });
    const cancelled = await textOf(page, detail + orderNo);
    expect(cancelled).toMatch(/Cancelled.*202\d/);
    expect(cancelled).toContain('I found it cheaper');
  });

  await test.step('an order of which nothing is shipped says so, and shows no carrier', async () => {
    const orderNo = await orderTwo(shopper);
    await operate(page, `/orders/${orderNo}/ship`, { deliveryType: 'fictitious' });
    for (const path of [detail, '/user_center/order/logistics?orderNo=']) {
      const text = await textOf(page, path + orderNo);
      expect(text).toContain('Digital: nothing is shipped');
      expect(text).not.toContain('Carrier');
      expect(text).not.toContain('Expected');
    }
  });

  await test.step('what the store brings itself has no carrier, and its address names the country', async () => {
    const orderNo = await orderTwo(shopper);
    await operate(page, `/orders/${orderNo}/ship`, { deliveryType: 'send', number: 'MF1' });
    const text = await textOf(page, detail + orderNo);
    expect(text).toContain('By the store itself');
    expect(text).not.toContain('Carrier');
    expect(text).toContain('1 High Street, London, SW1A 1AA, United Kingdom');
  });
});

test('the parcel of a shipped order is tracked, and its receipt is confirmed; on a phone the names of stores are whole words', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await orderTwo(shopper);
  const { masterOrderNo, storeName } = await shopper.api.orders.store(orderNo);
  await operate(page, `/orders/${orderNo}/ship`);
  const main = page.getByRole('main');
  const act = (action: string) => main.getByRole('link', { name: action }).click();
  await page.goto(`/user_center/order/detail?orderNo=${orderNo}`);
  await answers(page);
  const paymentStatus = page.getByText('Payment status', { exact: true }).locator('..');
  await expect(paymentStatus).toContainText('Not paid');
  const progress = page.getByRole('list', { name: 'Progress of the order' });
  await expect(progress.getByRole('listitem').filter({ hasText: 'Paid' })).toHaveCount(0);

  await test.step('the parcel is tracked', async () => {
    await act('Track parcel');
    await expect(page).toHaveURL(/\/order\/logistics\?orderNo=/);
    const parcel = page.locator('#parcel');
    await expect(parcel.getByRole('heading', { name: 'Parcel' })).toBeVisible();
    await expect(parcel).toContainText('By courier');
    await expect(parcel).toContainText('+44 7700 900');
    await expect(parcel.getByRole('listitem').first()).toContainText('The store has handed the parcel over');
    await page.goBack();
    await expect(progress).toBeVisible();
  });

  await test.step('its receipt is confirmed', async () => {
    const dialog = page.getByRole('alertdialog');
    await act('Confirm receipt');
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(page.getByText('Thank you. You can write a review now.').first()).toBeVisible();
    await expect(main.getByText('To evaluate', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Track parcel' })).toBeVisible();
    await expect(paymentStatus).toContainText('Paid');
  });

  await test.step('on a phone the name of a store is whole words', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/user_center/order/detail?orderNo=${masterOrderNo}`);
    await expect(main.getByRole('link', { name: `Order ${orderNo}` })).toBeVisible();
    const name = await main.getByRole('link', { name: storeName, exact: true }).boundingBox();
    expect(name?.height).toBeLessThan(60);
  });
});
