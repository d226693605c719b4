import { operate, orderTwo } from './operator.ts';
import {
  apiOrigin,
  expect,
  expectAccessible,
  hydrated,
  placeUnpaidOrder,
  signInAsNewShopper,
  test,
} from './shop.ts';

test('both buttons of a confirmation say what they do', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await page.goto('/user_center/order/list?tab=toPay');
  await hydrated(page);
  const dialog = page.getByRole('alertdialog');
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

  await page.goto('/user_center/order/list');
  await hydrated(page);
  await page.getByRole('main').locator('a[href$="/logout"]').click();
  await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(/order\/list$/);
});

test('an unpaid order is found among all orders; cancelled, its page says when and why', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  const main = page.getByRole('main');
  const today = new Date().toISOString().slice(0, 10);
  await page.goto(`/user_center/order/list?from=${today}&until=${today}&keywords=${orderNo}`);
  await expect(main.getByRole('link', { name: orderNo })).toBeVisible();
  await page.goto('/user_center/order/list?until=2020-01-01');
  await expect(main).toContainText('No order matches these filters');
  await shopper.api.orders.cancel(orderNo, { reason: 'cheaper' });
  await page.goto(`/user_center/order/detail?orderNo=${orderNo}`);
  await expect(main.getByRole('list', { name: 'Progress of the order' })).toContainText(/Cancelled.*202\d/);
  await expect(main).toContainText('I found it cheaper');
  await expectAccessible(page);
});

test('on a phone the names of stores in an order are whole words', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await orderTwo(shopper);
  const { masterOrderNo, storeName } = await shopper.api.orders.store(orderNo);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/user_center/order/detail?orderNo=${masterOrderNo}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Order ${orderNo}` })).toBeVisible();
  const name = await main.getByRole('link', { name: storeName, exact: true }).boundingBox();
  expect(name?.height).toBeLessThan(60);
});

test('an order of which nothing is shipped says so, and shows no carrier', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await orderTwo(shopper);
  await operate(page, `/orders/${orderNo}/ship`, { deliveryType: 'fictitious' });
  const main = page.getByRole('main');
  for (const path of ['detail', 'logistics']) {
    await page.goto(`/user_center/order/${path}?orderNo=${orderNo}`);
    await expect(main).toContainText('Digital: nothing is shipped');
    await expect(main).not.toContainText('Carrier');
    await expect(main).not.toContainText('Expected');
  }
});

test('what the store brings itself has no carrier, and its address names the country', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await orderTwo(shopper);
  await operate(page, `/orders/${orderNo}/ship`, { deliveryType: 'send', number: 'MF1' });
  await page.goto(`/user_center/order/detail?orderNo=${orderNo}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('By the store itself');
  await expect(main).not.toContainText('Carrier');
  await expect(main).toContainText('1 High Street, London, SW1A 1AA, United Kingdom');
});

test('the parcel of a shipped order is tracked from the list, and its receipt is confirmed', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await shopper.api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
  const [store] = (await shopper.api.orders.master(orderNo)).stores;
  await page.request.post(`${apiOrigin}/sandbox/orders/${store?.orderNo}/ship`, {
    headers: { Accept: 'application/json' },
    form: {},
  });
  await page.goto('/user_center/order/list?tab=toReceive');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Track parcel' }).click();
  const parcel = page.locator('#parcel');
  await expect(parcel.getByRole('heading', { name: 'Parcel' })).toBeVisible();
  await expect(parcel).toContainText('By courier');
  await expect(parcel).toContainText('+44 7700 900');
  await expect(parcel.getByRole('listitem').first()).toContainText('The store has handed the parcel over');
  await expectAccessible(page);

  await page.goto(`/user_center/order/detail?orderNo=${store?.orderNo}`);
  await hydrated(page);
  const paymentStatus = page.getByText('Payment status', { exact: true }).locator('..');
  await expect(paymentStatus).toContainText('Not paid');
  const progress = page.getByRole('list', { name: 'Progress of the order' });
  await expect(progress.getByRole('listitem').filter({ hasText: 'Paid' })).toHaveCount(0);

  const dialog = page.getByRole('alertdialog');
  const act = (action: string) => page.getByRole('main').getByRole('link', { name: action }).click();
  await act('Confirm receipt');
  await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(page.getByText('Thank you. You can write a review now.').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('To evaluate', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Track parcel' })).toBeVisible();
  await expect(paymentStatus).toContainText('Paid');
});
