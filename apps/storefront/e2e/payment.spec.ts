import { operate } from './operator.ts';
import { signInAsNewShopper } from './accounts.ts';
import { placeUnpaidOrder, wellStockedLine } from './products.ts';
import { answers, apiOrigin, choosePayment, expect, payByCard, test } from './shop.ts';
import type { Page } from '@playwright/test';

const placed = 'Thank you, your order is placed';

/** Opens the checkout of one product that is bought directly. */
async function openCheckout(page: Page): Promise<void> {
  const { productId, skuId } = await wellStockedLine();
  await page.goto(`/order/order_confirm?product=${productId}&sku=${skuId}&quantity=1`);
  await page.waitForURL(/preOrderNo=/);
}

/** The text of a page as sent by the shop. */
const textOf = async (page: Page, address: string) => (await page.request.get(address)).text();

test('a double click on "Submit order" makes one order, a declined card shows a message, and Back from the card form and from the result leads to the order', async ({
  page,
}) => {
  const { api } = await signInAsNewShopper(page);
  await openCheckout(page);
  const checkout = page.url();
  await choosePayment(page, /^Card/);
  await page.getByRole('button', { name: /^Submit order ·/ }).dblclick();
  await page.waitForURL(/\/order\/stripe_payment/);
  const cardForm = page.url();
  await payByCard(page, '4000000000000002');
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expect(page.getByRole('link', { name: 'Other payment methods' })).toHaveAttribute(
    'href',
    /\/order\/payment\?orderNo=PT/,
  );

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pay your order' })).toBeVisible();
  await choosePayment(page, /^Cash/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: placed })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: placed })).toBeVisible();
  for (const address of [checkout, cardForm]) expect(await textOf(page, address), address).toContain(placed);
  expect((await api.orders.list()).items).toHaveLength(1);
});

test('when the time to pay is over, every open page of the order says that it is cancelled, and it can be bought again', async ({
  page,
  context,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  const step = await shopper.api.payments.pay({ orderNo, paymentMethod: 'stripe' });
  if (step.kind !== 'card') throw new Error('The card form has no secret.');
  const open = async (address: string, tab: Page) => {
    await tab.clock.install();
    await tab.goto(address);
    await answers(tab);
    await expect(tab.getByText('Please pay before')).toBeVisible();
    return tab;
  };
  const payment = await open(`/order/payment?orderNo=${orderNo}`, page);
  const cardForm = `/order/stripe_payment?clientSecret=${step.clientSecret}&orderNo=${orderNo}`;
  const card = await open(cardForm, await context.newPage());
  const detail = await open(`/user_center/order/detail?orderNo=${orderNo}`, await context.newPage());
  // The tab of all orders, because the cancelled one may no longer be in the tab of orders to pay.
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
  await expect(payment.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  await payment.getByRole('button', { name: 'Buy again' }).click();
  await expect(payment).toHaveURL(/\/cart$/);
  expect(await shopper.api.cart.count()).toBeGreaterThan(0);
});

test('a payment that is reported and does not arrive can be made after a minute', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await placeUnpaidOrder(shopper);
  await page.clock.install();
  await page.goto(`/order/payment_result?orderNo=${orderNo}&payResult=success`);
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  const payNow = page.getByRole('main').getByRole('link', { name: 'Pay now' });
  await answers(page);
  await expect(payNow).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { name: 'We have not heard of your payment' })).toBeVisible();
  await payNow.click();
  await expect(page).toHaveURL(new RegExp(`/order/payment\\?orderNo=${orderNo}`));
});

test.describe('while the script of the provider is blocked', () => {
  test.use({ failsOnPurpose: true });

  test("the card form says so and is loaded again, by Stripe's own library; it looks like our fields in each theme, names the amount, and leads to the result where the order was paid otherwise meanwhile", async ({
    page,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const orderNo = await placeUnpaidOrder(shopper);
    const { totals } = await shopper.api.orders.master(orderNo);
    await page.goto(`/order/payment?orderNo=${orderNo}`);
    const script = `${apiOrigin}/sandbox/stripe/**`;
    await page.route(script, (route) => route.abort());
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await page.unroute(script);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.getByRole('button', { name: 'Try again' }).click();
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

    await shopper.api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
    await payByCard(page, '4242424242424242');
    await expect(page.getByRole('heading', { name: placed })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Back from the card form and from the result leads to the order; the result says what is known of a payment', async ({
    page,
  }) => {
    const { api } = await signInAsNewShopper(page);
    await openCheckout(page);
    const checkout = page.url();
    await choosePayment(page, /^Card/);
    await page.getByRole('button', { name: /^Submit order ·/ }).click();
    await page.waitForURL(/\/order\/stripe_payment/);
    const cardForm = page.url();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pay your order' })).toBeVisible();

    await test.step('the result of an order that nobody has paid', async () => {
      const orderNo = new URL(cardForm).searchParams.get('orderNo');
      const result = `/order/payment_result?orderNo=${orderNo}`;
      const link = `href="/order/payment?orderNo=${orderNo}"`;
      const unpaid = await textOf(page, result);
      expect(unpaid).toContain('Your order is not paid yet');
      expect(unpaid, 'offers to pay it').toContain(link);
      const processing = await textOf(page, `${result}&redirect_status=processing`);
      expect(processing).toContain('Your payment is on its way');
      expect(processing, 'is not asked for again').not.toContain(link);
      const visitor = await (await fetch(new URL(`${result}&payResult=success`, cardForm))).text();
      expect(visitor).toContain('We cannot see here how this payment ended');
      expect(visitor).not.toContain(link);
      expect(await textOf(page, '/order/payment_result')).toContain(
        'Missing parameters cannot view order payment status',
      );
    });

    await choosePayment(page, /^Cash/);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('heading', { name: placed })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: placed })).toBeVisible();
    for (const address of [checkout, cardForm])
      expect(await textOf(page, address), address).toContain(placed);
    expect((await api.orders.list()).items).toHaveLength(1);
  });
});
