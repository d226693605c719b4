import type { Page } from '@playwright/test';
import { pressAt, tabTo, typeAt } from './keyboard.ts';
import { operate, orderTwo, receiveTwo } from './operator.ts';
import { newAccount, signInAsNewShopper } from './accounts.ts';
import { answers, expect, expectAccessible as expectNoViolation, test } from './shop.ts';

/** The smallest possible picture, of one pixel. */
const picture = {
  name: 'evidence.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const lie = { name: 'evidence.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };

/** Checks from the top of the page: elsewhere the header covers a part of some links. */
async function expectAccessible(page: Page): Promise<void> {
  await answers(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolation(page);
}

const main = (page: Page) => page.getByRole('main');
const timeline = (page: Page) => main(page).getByRole('region', { name: 'What has happened' });

/** The contents of a page as sent by the shop. */
async function contentsOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
}

/**
 * Refunds one piece less, which the page computes immediately, even if the key is pressed before its script arrives.
 */
async function sendBackOne(page: Page): Promise<void> {
  const total = main(page).getByText('Estimated refund').locator('xpath=following-sibling::*');
  const whole = await total.textContent();
  await page.getByRole('spinbutton').press('ArrowDown');
  await page.getByRole('spinbutton').press('Tab');
  await expect(total).not.toHaveText(whole ?? '');
}

test('one of two pieces is sent back for a refund, by keyboard; the other is refused, and the marketplace decides', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await receiveTwo(page, shopper);
  await page.goto(`/users/refund_confirm?orderNo=${orderNo}`);
  await sendBackOne(page);

  await main(page).getByRole('button', { name: 'Send the request' }).press('Enter');
  const reason = page.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription(/./);
  await expect(reason).toBeFocused();
  await page.locator('input[type=file]').setInputFiles(lie);
  await expect(main(page)).toContainText(/evidence\.png .*JPEG, PNG/);
  await expect(main(page)).toContainText('0 of 5');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(main(page)).toContainText('1 of 5');
  await expect(page.locator('input[name=pictures]')).toHaveCount(1);
  await reason.selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Remark' }).fill('Too wide for my shelf');
  await page.reload();
  await expect(main(page), 'all of it is there after a reload').toContainText('1 of 5');
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('Too wide for my shelf');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await expect(reason).not.toHaveValue('');
  await main(page).getByRole('button', { name: 'Send the request' }).press('Enter');

  await expect(main(page)).toContainText('Merchant review in progress');
  await expect(timeline(page)).toContainText('The store decides');
  const [refund] = (await shopper.api.refunds.list()).items;
  expect(refund).toMatchObject({ orderNo, kind: 'goods', quantity: 1, state: 'reviewing' });
  const { pictures, remark } = await shopper.api.refunds.get(refund?.refundNo ?? '');
  expect(pictures).toHaveLength(1);
  expect(remark).toBe('Too wide for my shelf');
  const again = await contentsOf(page, `/users/refund_confirm?orderNo=${orderNo}`);
  expect(again).toContain('A refund has been asked for already.');
  expect(again, 'it leads to that one').toContain(`/order/refund_detail?refundOrderNo=${refund?.refundNo}`);
  const order = await contentsOf(page, `/user_center/order/detail?orderNo=${orderNo}`);
  expect(order).toContain(orderNo);
  expect(order, 'cash on delivery: nothing says whether it was paid').not.toContain('Payment status');

  await operate(page, `/refunds/${refund?.refundNo}/approve`);
  expect(await contentsOf(page, '/users/refund_list')).toContain(`Send the goods back: ${refund?.refundNo}`);
  await page.reload();
  await expect(timeline(page)).toContainText('Your turn');
  await expect(timeline(page)).toContainText('Send it to');
  await page.getByRole('button', { name: 'I have sent the goods' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Carrier' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Carrier' })).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toHaveAccessibleDescription(/./);
  await page.getByRole('textbox', { name: 'Carrier' }).fill('Royal Mail');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('RM448812093GB');
  await page.getByRole('textbox', { name: 'Tracking number' }).press('Enter');
  await expect(timeline(page)).toContainText('Royal Mail RM448812093GB');
  await expect(main(page)).toContainText('On its way to the store');

  await operate(page, `/refunds/${refund?.refundNo}/receive`);
  expect(await contentsOf(page, page.url())).toContain('Merchant refunded');
  // One piece remains, and can be refunded too.
  const left = (await shopper.api.refunds.application(orderNo)).lines[0];
  expect(left).toMatchObject({ quantity: 2, refunded: 1 });
  await shopper.api.refunds.request({ orderNo, reason: 'Other' });
  const secondNo = (await shopper.api.refunds.list()).items[0]?.refundNo ?? '';
  await operate(page, `/refunds/${secondNo}/refuse`, { reason: 'It was used' });
  await page.goto(`/order/refund_detail?refundOrderNo=${secondNo}`);
  await main(page).getByRole('link', { name: 'Ask the marketplace to decide' }).press('Enter');
  const why = page.getByRole('textbox', { name: 'Why should you get a refund?' });
  await main(page).getByRole('button', { name: 'Ask the marketplace to decide' }).press('Enter');
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Please write something/);
  await why.fill('It was never opened');
  await main(page).getByRole('button', { name: 'Ask the marketplace to decide' }).press('Enter');
  await expect(main(page)).toContainText('Marketplace review in progress');
  await expect(timeline(page)).toContainText('It was never opened');
  await operate(page, `/refunds/${secondNo}/decide`, { decision: 'refund', reason: 'The seal is whole' });
  await page.goto('/notification');
  await main(page).getByRole('button', { name: 'The marketplace has decided' }).first().click();
  await expect(timeline(page)).toContainText('The seal is whole');
  await expect(main(page)).toContainText('Merchant refunded');
});

test.describe('while the connection fails', () => {
  test.use({ failsOnPurpose: true });

  test('a refund is refused, asked for again and taken back; a lost answer asks once', async ({
    page,
    context,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const orderNo = await orderTwo(shopper);
    await page.goto(`/users/refund_confirm?orderNo=${orderNo}`);
    // Goods that were not sent cannot be sent back.
    await expect(page.getByRole('radio')).toHaveCount(0);
    await sendBackOne(page);
    await page.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Remark' }).fill('Ordered twice');
    await context.setOffline(true);
    await main(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(main(page)).toContainText('The shop cannot be reached right now');
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('Ordered twice');
    await context.setOffline(false);
    await main(page).getByRole('button', { name: 'Send the request' }).dblclick();
    await expect(main(page)).toContainText('Merchant review in progress');
    const { items, total } = await shopper.api.refunds.list();
    expect(total).toBe(1);
    const messages = main(page).getByRole('region', { name: 'Messages' });
    // Its code is loaded at the first interaction.
    await messages.getByRole('textbox').focus();
    await answers(page);
    await messages.getByRole('textbox').fill('Please look at it again');
    await operate(page, `/refunds/${items[0]?.refundNo}/refuse`, { reason: 'It is on its way already' });
    await page.reload();
    await expect(timeline(page)).toContainText('It is on its way already');
    await messages.getByRole('textbox').focus();
    await expect(messages.getByRole('textbox'), 'what is typed is there after a reload').toHaveValue(
      'Please look at it again',
    );
    await messages.locator('input[type=file]').setInputFiles(picture);
    await expect(messages.locator('input[name=pictures]')).toHaveCount(1);
    await answers(page);
    await context.setOffline(true);
    await messages.getByRole('button', { name: 'Send the message' }).click();
    await expect(main(page)).toContainText('The shop cannot be reached right now');
    await expect(messages.getByRole('textbox')).toHaveValue('Please look at it again');
    await context.setOffline(false);
    await messages.getByRole('button', { name: 'Send the message' }).dblclick();
    await expect(messages.getByRole('listitem')).toContainText(['Please look at it again']);
    await expect(messages.getByRole('listitem').getByRole('img')).toHaveCount(1);
    await expect(messages.getByRole('textbox')).toHaveValue('');
    await operate(page, `/refunds/${items[0]?.refundNo}/answer`, { content: 'We do', author: 'merchant' });
    await page.reload();
    await expect(messages.getByRole('listitem')).toContainText(['Please look at it again', 'We do']);
    // Pressed before the code of the header has loaded: the next page must appear nevertheless.
    await main(page).getByRole('link', { name: 'Ask again' }).click();
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('Ordered twice');
    await expect(page.getByRole('combobox', { name: 'Reason' })).not.toHaveValue('');
    await main(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(main(page)).toContainText('Merchant review in progress');
    const { pathname, search } = new URL(page.url());
    expect(await contentsOf(page, `/fr${pathname}${search}`)).toContain('J’ai changé d’avis');
    await answers(page);
    await main(page).getByRole('link', { name: 'Withdraw the request' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the request' }).click();
    await main(page).getByRole('link', { name: 'Withdraw the request' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the request' }).click();
    await expect(main(page)).toContainText('Withdrawn');
    const order = await contentsOf(page, `/user_center/order/detail?orderNo=${orderNo}`);
    expect(order, 'it can be asked for again').toContain(`/users/refund_confirm?orderNo=${orderNo}`);
  });
});

test('a review is written by keyboard alone, kept meanwhile, and shows on the page of the product', async ({
  page,
}) => {
  const shopper = await signInAsNewShopper(page);
  const orderNo = await receiveTwo(page, shopper);
  const address = `/users/evaluation_confirm?orderNo=${orderNo}`;
  expect(await contentsOf(page, '/users/evaluation_list'), 'what waits leads to its form').toContain(address);
  await page.goto(address);
  const text = page.getByRole('textbox', { name: 'Your experience' });
  const scores = main(page).locator('fieldset');
  const send = main(page).locator('form button[type=submit]');
  await send.press('Enter');
  await expect(scores.nth(0)).toHaveAccessibleDescription('Please choose the stars');
  await expect(scores.nth(1)).toHaveAccessibleDescription('Please choose the stars');
  await expect(text).toHaveAccessibleDescription(/Please fill in your experience/);
  await expect(scores.nth(0).getByRole('radio').first()).toBeFocused();
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
  await typeAt(page, /^Your experience/, 'Warm and light');
  await page.reload();
  await expect(text).toHaveValue('Warm and light');
  await expect(main(page)).toContainText('This is what you wrote before');
  // Tab reaches the chosen radio button of the first group, and the first one of the second group.
  await tabTo(page, /^1 star/);
  for (let stars = 1; stars < 5; stars += 1) await page.keyboard.press('ArrowRight');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.locator('input[name=pictures]')).toHaveCount(1);
  await expectAccessible(page);
  await pressAt(page, /^Send review$/);
  await expect(page).toHaveURL(/evaluation_list\?tab=written$/);
  await expect(main(page)).toContainText('Warm and light');
  const product = main(page).getByRole('link', { name: 'See it on the product’s page' });
  expect(await contentsOf(page, (await product.getAttribute('href')) ?? '')).toContain('Warm and light');
  expect((await shopper.api.reviews.mine()).items).toMatchObject([{ text: 'Warm and light' }]);
  expect((await shopper.api.reviews.awaiting()).total).toBe(0);
  expect((await shopper.api.orders.store(orderNo)).status).toBe('completed');
});

test('orders, parcels, refunds and reviews of somebody else do not exist', async ({ page }) => {
  const owner = await newAccount();
  const orderNo = await receiveTwo(page, owner);
  await owner.api.refunds.request({ orderNo, reason: 'Other' });
  const refundNo = (await owner.api.refunds.list()).items[0]?.refundNo ?? '';
  await signInAsNewShopper(page);
  for (const path of [
    `/user_center/order/detail?orderNo=${orderNo}`,
    `/user_center/order/logistics?orderNo=${orderNo}`,
    `/users/refund_confirm?orderNo=${orderNo}`,
    `/order/refund_detail?refundOrderNo=${refundNo}`,
    `/users/evaluation_confirm?orderNo=${orderNo}`,
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<header');
  }
});

test.describe('without script, in French', () => {
  test.use({ javaScriptEnabled: false });

  test('a refund is computed, asked for with a picture and taken back; a review is written', async ({
    page,
  }) => {
    const shopper = await signInAsNewShopper(page);
    const orderNo = await receiveTwo(page, shopper);
    await page.goto(`/fr/users/refund_confirm?orderNo=${orderNo}`);
    await page.getByRole('spinbutton').fill('1');
    await page.getByRole('textbox', { name: 'Remarque' }).fill('Trop large');
    await page.getByRole('button', { name: 'Recalculer le montant' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await expect(page.getByRole('textbox', { name: 'Remarque' })).toHaveValue('Trop large');
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.getByRole('textbox', { name: 'Remarque' })).toHaveValue('Trop large');
    await page.getByRole('combobox', { name: 'Motif' }).selectOption({ index: 1 });
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(main(page)).toContainText('En cours d’examen par la boutique');
    expect((await shopper.api.refunds.list()).items[0]).toMatchObject({ quantity: 1 });
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(messages).toContainText('Veuillez écrire quelque chose');
    await messages.getByRole('textbox').fill('Voici une photo');
    await messages.locator('input[type=file]').setInputFiles(lie);
    await messages.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(messages.getByRole('textbox')).toHaveValue('Voici une photo');
    await messages.locator('input[type=file]').setInputFiles(picture);
    await messages.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(messages.getByRole('listitem')).toContainText(['Voici une photo']);
    await page.getByRole('link', { name: 'Retirer la demande' }).click();
    await page.getByRole('button', { name: 'Retirer la demande' }).click();
    await expect(main(page)).toContainText('Retiré');

    await page.goto(`/fr/users/evaluation_confirm?orderNo=${orderNo}`);
    await main(page).locator('textarea').fill('Très bien');
    await main(page).locator('form button[type=submit]').click();
    await expect(main(page).locator('textarea')).toHaveValue('Très bien');
    for (const scores of await main(page).locator('fieldset').all())
      await scores.getByRole('radio').nth(4).check({ force: true });
    await page.locator('input[type=file]').setInputFiles(picture);
    await main(page).locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/fr\/users\/evaluation_list\?tab=written$/);
    await expect(main(page)).toContainText('Très bien');
    expect((await shopper.api.reviews.mine()).items[0]?.pictures).toHaveLength(1);
  });
});
