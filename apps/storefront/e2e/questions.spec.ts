import type { Page } from '@playwright/test';
import { type Account, publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, apiOrigin, expect, test } from './shop.ts';

/** The first product in the list that can be bought and has at least one question that the store has answered. */
async function askedProduct() {
  const { catalog, reviews } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 80, inStock: true });
  for (const { id, name } of items) {
    const questions = await reviews.questions(id, { page: 1, limit: 5 });
    const question = questions.items.find(({ answers }) => answers.some(({ by }) => by === 'store'));
    if (!question) continue;
    const { skus } = await catalog.product(id);
    const skuId = skus.find(({ stock }) => stock > 3)?.id;
    if (skuId !== undefined) return { id, skuId, name, question, total: questions.total };
  }
  throw new Error('The sandbox has no question with an answer.');
}

/** The shopper buys a product, and its store sends it. */
async function receive(
  page: Page,
  { api }: Account,
  { id: productId, skuId }: { id: number; skuId: number },
): Promise<void> {
  const [{ id: addressId } = { id: 0 }] = await api.addresses.all();
  const preOrderNo = await api.checkout.preOrder({ buyNow: { productId, skuId, quantity: 1 } });
  const orderNo = await api.checkout.create({ preOrderNo, addressId, paymentMethod: 'cashOnDelivery' });
  await api.payments.pay({ orderNo, paymentMethod: 'cashOnDelivery' });
  const [part] = (await api.orders.master(orderNo)).stores;
  await page.request.post(`${apiOrigin}/sandbox/orders/${part?.orderNo}/ship`, {
    headers: { Accept: 'application/json' },
    form: {},
  });
  await api.orders.confirmReceipt(part?.orderNo ?? '');
}

const block = (page: Page) => page.locator('#questions');

const inAnswerTo = (page: Page, text: string) =>
  block(page).getByRole('article').filter({ hasText: text }).first();

test('a question is kept for every way to sign in, and seen by its author alone until it has been checked; a vote is kept; who has bought the product answers, once', async ({
  page,
}) => {
  const product = await askedProduct();
  const { id, question } = product;
  const written = block(page).getByLabel('Your question');
  const ask = block(page).getByRole('button', { name: 'Ask the store' });
  const asked = inAnswerTo(page, question.text);
  const message = (text: string) => page.getByText(text).first();
  await page.goto(`/goods_detail/${id}`);

  await answers(page);
  await test.step('a visitor who asks is asked to sign in; signing in with X takes the question along', async () => {
    const text = 'Does it go into the dishwasher?';
    await answers(page);
    await written.fill(text);
    await ask.click();
    const dialog = page.getByRole('dialog');
    const withX = dialog.locator('form').filter({ has: page.getByRole('button', { name: /with X/ }) });
    await expect(withX.locator('input[name=question]')).toHaveValue(text);
  });

  const shopper = await signInAsNewShopper(page);
  await page.goto(`/goods_detail/${id}`);
  await answers(page);
  const text = `Does number ${Date.now()} float on water?`;
  const own = block(page).getByRole('article').filter({ hasText: text });
  await test.step('a question is shown to its author', async () => {
    await answers(page);
    await written.fill('Short?');
    await ask.click();
    await expect(message('at least 10 characters')).toBeVisible();
    await written.fill(text);
    await ask.click();
    await expect(message('shown to others after it has been checked')).toBeVisible();
    await expect(own).toContainText('Being checked; only you see it');
  });

  const vote = asked.getByRole('button', { name: /^Helpful/ });
  await test.step('a vote counts at once', async () => {
    const before = Number(/\d+/.exec((await vote.textContent()) ?? '')?.[0]);
    const saved = page.waitForResponse(/resources\/question-vote/);
    await vote.click();
    await expect(vote).toHaveText(`Helpful (${before + 1})`);
    await saved;
  });

  await expect(asked.getByText('Answer this question'), 'who has not bought it may not answer').toHaveCount(
    0,
  );
  await receive(page, shopper, product);
  await page.reload();
  await answers(page);
  await expect(vote, 'the vote is kept').toHaveAttribute('aria-pressed', 'true');
  await expect(own, 'the question is kept').toContainText('Being checked; only you see it');
  const others = await (await fetch(page.url())).text();
  expect(others).toContain('Questions and answers');
  expect(others, 'others do not see it').not.toContain(text);

  await test.step('who has bought the product answers, once', async () => {
    const answer = `I have had mine since ${Date.now()}, and it works.`;
    await asked.getByText('Answer this question').click();
    await asked.getByRole('button', { name: 'Send answer' }).click();
    await expect(message('Please write an answer')).toBeVisible();
    await asked.getByLabel('Your answer').fill(answer);
    await asked.getByRole('button', { name: 'Send answer' }).click();
    await expect(message('Your answer is shown to others now')).toBeVisible();
    await expect(asked.getByRole('listitem').filter({ hasText: answer })).toContainText('Verified purchase');
    await expect(asked.getByText('Answer this question')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads what others asked and reports the listing; what they ask is there after signing in, is sent, and answered once they have bought the product', async ({
    page,
  }) => {
    const product = await askedProduct();
    const { id, name, question, total } = product;
    const written = block(page).getByLabel('Your question');
    const ask = block(page).getByRole('button', { name: 'Ask the store' });
    const asked = inAnswerTo(page, question.text);
    const message = (role: 'status' | 'alert', text: string) =>
      page.getByRole(role).filter({ hasText: text }).first();
    await page.goto(`/goods_detail/${id}`);

    await test.step('questions and answers', async () => {
      await page
        .getByRole('navigation', { name: 'Sections of this page' })
        .getByRole('link', { name: `Questions ${total}` })
        .click();
      await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeInViewport();
      await expect(asked.getByText('Answer from the store')).toBeVisible();
      await expect(asked).toContainText(question.answers[0]?.text ?? '');
    });

    await test.step('a listing is reported without an account', async () => {
      await page.getByRole('link', { name: 'Report this listing' }).click();
      await expect(page.getByRole('heading', { name: 'Report this listing' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(name);
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Please choose what is wrong.')).toBeVisible();
      await page.getByRole('radio', { name: 'A counterfeit' }).check();
      await page.getByLabel('What should we know?').fill('The logo is wrong.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page).toHaveURL(new RegExp(`/goods_detail/${id}$`));
      await expect(message('status', 'We check every report.')).toBeVisible();
    });

    // The maximum length of a question; its address would be nine times as long.
    const long = 'ซักที่อุณหภูมิหกสิบองศาได้ไหม'.repeat(10).slice(0, 290);
    await written.fill(long);
    await ask.click();
    await expect(page).toHaveURL(/\/login/);
    const { leadsTo, ...shopper } = await signInAsNewShopper(page);
    await page.goto(leadsTo);
    await expect(written, 'what was written is there after signing in').toHaveValue(long);

    await test.step('a question is shown to its author', async () => {
      await written.fill('Short?');
      await ask.click();
      await expect(message('alert', 'at least 10 characters')).toBeVisible();
      const text = `Does number ${Date.now()} float on water?`;
      await written.fill(text);
      await ask.click();
      await expect(message('status', 'shown to others after it has been checked')).toBeVisible();
      const own = block(page).getByRole('article').filter({ hasText: text });
      await expect(own).toContainText('Being checked; only you see it');
    });

    await test.step('who has bought the product answers, once', async () => {
      await expect(asked.getByText('Answer this question')).toHaveCount(0);
      await receive(page, shopper, product);
      await page.goto(`/goods_detail/${id}`);
      const answer = `I have had mine since ${Date.now()}, and it works.`;
      await asked.getByText('Answer this question').click();
      await asked.getByRole('button', { name: 'Send answer' }).click();
      await expect(message('alert', 'Please write an answer')).toBeVisible();
      await asked.getByText('Answer this question').click();
      await asked.getByLabel('Your answer').fill(answer);
      await asked.getByRole('button', { name: 'Send answer' }).click();
      await expect(message('status', 'Your answer is shown to others now')).toBeVisible();
      await expect(asked.getByRole('listitem').filter({ hasText: answer })).toContainText(
        'Verified purchase',
      );
      await expect(asked.getByText('Answer this question')).toHaveCount(0);
    });
  });
});
