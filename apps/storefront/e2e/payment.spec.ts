import { operate } from './operator.ts';
import {
  apiOrigin,
  choosePayment,
  expect,
  hydrated,
  payByCard,
  placeUnpaidOrder,
  signInAsNewShopper,
  test,
  wellStockedLine,
} from './shop.ts';
import type { Page } from '@playwright/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('Back from the card form and from the result leads to the order, never to an error', async ({
      page,
    }) => {
      const { api } = await signInAsNewShopper(page);
      const ready = async () => {
        if (javaScriptEnabled) await hydrated(page);
      };
      const { productId, skuId } = await wellStockedLine();
      await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
      await page.waitForURL(/preOrderNo=/);
      await ready();
      const checkout = page.url();
      await choosePayment(page, /^Card/);
      await page.getByRole('button', { name: /^Submit order ·/ }).click();
      await page.waitForURL(/\/order\/stripe_payment/);
      const cardForm = page.url();

      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Pay your order' })).toBeVisible();
      await ready();
      await choosePayment(page, /^Cash/);
      await page.getByRole('button', { name: 'Pay now' }).click();
      const placed = page.getByRole('heading', { name: 'Thank you, your order is placed' });
      await expect(placed).toBeVisible();

      await page.goBack();
      await expect(placed).toBeVisible();
      for (const address of [checkout, cardForm]) {
        await page.goto(address);
        await expect(placed).toBeVisible();
      }
      expect((await api.orders.list()).items).toHaveLength(1);
    });
  });
}

test('the payment pages of a cancelled order say that it can no longer be paid', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await page.goto(`/order/payment?orderNo=${orderNo}`);
  await hydrated(page);
  await shopper.api.orders.cancel(orderNo);
  await choosePayment(page, /^Card/);
  await page.getByRole('button', { name: /^Pay now · \$\d/ }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await shopper.api.cart.count()).toBeGreaterThan(0);
});

test('when the time to pay is over, every open page of the order says that it is cancelled', async ({
  page,
  context,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  const open = async (address: string, tab: Page) => {
    await tab.clock.install();
    await tab.goto(address);
    await hydrated(tab);
    await expect(tab.getByText('Please pay before')).toBeVisible();
    return tab;
  };
  const payment = await open(`/order/payment?orderNo=${orderNo}`, page);
  const card = await open(`/order/payment?orderNo=${orderNo}`, await context.newPage());
  await card.getByRole('button', { name: 'Pay now' }).click();
  await card.waitForURL(/\/order\/stripe_payment/);
  await expect(card.getByText('Please pay before')).toBeVisible();
  const detail = await open(`/user_center/order/detail?orderNo=${orderNo}`, await context.newPage());
  // All orders: the cancelled one may no longer be in the tab of orders to pay.
  const list = await open('/user_center/order/list', await context.newPage());

  await operate(page, `/orders/${orderNo}/deadline`, { seconds: '0' });
  for (const tab of [payment, card, detail, list]) await tab.clock.fastForward('25:00:00');
  for (const tab of [payment, card])
    await expect(tab.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  for (const tab of [detail, list]) {
    const main = tab.getByRole('main');
    await expect(main.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /Pay now|Cancel order/ })).toHaveCount(0);
    await expect(main.getByText('Please pay before')).toHaveCount(0);
  }
});

test('the card form of an order that is paid otherwise meanwhile leads to its result', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await page.goto(`/order/payment?orderNo=${orderNo}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/order\/stripe_payment/);
  await shopper.api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
  await payByCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test.describe('while the script of the provider is blocked', () => {
  test.use({ failsOnPurpose: true });

  test('the card form says so, and is loaded again', async ({ page }) => {
    const orderNo = await placeUnpaidOrder(await signInAsNewShopper(page));
    await page.goto(`/order/payment?orderNo=${orderNo}`);
    await hydrated(page);
    const script = `${apiOrigin}/sandbox/stripe/**`;
    await page.route(script, (route) => route.abort());
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await payByCard(page, '4242424242424242');
    await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the result of an order that nobody has paid offers to pay it, and one that the provider has not confirmed yet is not asked for again', async ({
    page,
  }) => {
    const orderNo = await placeUnpaidOrder(await signInAsNewShopper(page));
    await page.goto(`/order/payment_result?orderNo=${orderNo}&redirect_status=processing`);
    await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await page.goto(`/order/payment_result?orderNo=${orderNo}`);
    await expect(page.getByRole('heading', { name: 'Your order is not paid yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(page.getByRole('heading', { name: 'Pay your order' })).toBeVisible();
  });

  test('a visitor sees nothing of a payment', async ({ page }) => {
    await page.goto('/order/payment_result?orderNo=PT1&payResult=success');
    await expect(
      page.getByRole('heading', { name: 'We cannot see here how this payment ended' }),
    ).toBeVisible();
  });
});

test("the card form is loaded by Stripe's own library, looks like our fields in each theme, and names the amount", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  const { totals } = await shopper.api.orders.master(orderNo);
  await page.goto(`/order/payment?orderNo=${orderNo}`);
  await hydrated(page);
  await choosePayment(page, /^Card/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/order\/stripe_payment/);
  const pay = page.getByRole('button', { name: `Pay $${totals.payable}` });
  await expect(pay).toBeEnabled();
  expect(
    await page.evaluate(() => (window as unknown as { Stripe: { wrappers: string[] } }).Stripe.wrappers),
  ).toEqual([expect.stringMatching(/^stripe-js@/)]);
  expect(warnings).toEqual([]);

  const field = page.frameLocator('iframe[title*="card"]').getByRole('textbox').first();
  const lookOf = (locator: typeof field) =>
    locator.evaluate((element) => {
      const { color, borderTopLeftRadius } = getComputedStyle(element);
      return { color, borderTopLeftRadius };
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const text = await page.locator('main').evaluate((element) => getComputedStyle(element).color);
    const radius = await pay.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
    await expect.poll(() => lookOf(field)).toEqual({ color: text, borderTopLeftRadius: radius });
  }
});
