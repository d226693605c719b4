import type { Page } from 'playwright';
import { inBoth, type Shot, settled, shot } from './shot.ts';

async function openCardForm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/stripe_payment/);
  await page.waitForTimeout(settled);
}

/** The pages on which orders are paid, and the possible results of a payment. */
export function payingShots({
  unpaidNo,
  paidNo,
  cancelledNo,
}: Readonly<Record<'unpaidNo' | 'paidNo' | 'cancelledNo', string>>): Shot[] {
  const payment = `/order/payment?orderNo=${unpaidNo}`;
  const result = (query = '') => `/order/payment_result${query}`;
  return [
    shot('payment', 'Choice of a way to pay', payment, inBoth),
    shot('payment-card', 'The card form', payment, { ...inBoth, before: openCardForm }),
    shot('payment-card-declined', 'A card that is declined', payment, {
      before: async (page) => {
        await openCardForm(page);
        const card = page.frameLocator('iframe').first();
        await card.getByLabel(/number/i).fill('4000000000000002');
        await card.getByLabel(/expir/i).fill('12/34');
        await card.getByLabel(/security code/i).fill('123');
        await page.getByRole('button', { name: /^Pay \$/ }).click();
        await page.getByRole('alert').waitFor();
        await page.waitForTimeout(settled);
      },
    }),
    shot('payment-card-blocked', 'A card form that cannot be loaded', payment, {
      before: async (page) => {
        await page.route('**/sandbox/stripe/**', (route) => route.abort());
        await openCardForm(page);
        await page.unrouteAll();
      },
    }),
    shot('result-paid', 'Result: paid', result(`?orderNo=${paidNo}`), inBoth),
    shot(
      'result-processing',
      'Result: the provider has not confirmed it yet',
      result(`?orderNo=${unpaidNo}&redirect_status=processing`),
    ),
    shot('result-failed', 'Result: failed', result(`?orderNo=${unpaidNo}&status=0`)),
    shot('result-unpaid', 'Result: not paid', result(`?orderNo=${unpaidNo}`)),
    ...(cancelledNo
      ? [shot('result-cancelled', 'Result: the order was cancelled', result(`?orderNo=${cancelledNo}`))]
      : []),
    shot('result-missing', 'Result without an order number', result()),
  ];
}
