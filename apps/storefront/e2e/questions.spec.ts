import type { Page } from '@playwright/test';
import {
  type Account,
  apiOrigin,
  expect,
  hydrated,
  publicApi,
  signInAsNewShopper,
  takenOver,
  test,
} from './shop.ts';

/** The first product of the list that can be bought, with at least one question that the store has answered. */
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    /** What the shop answers: a toast or a message at the field, without script a notice. */
    const message = (page: Page, text: string, role: 'status' | 'alert' = 'status') =>
      (javaScriptEnabled ? page.getByText(text) : page.getByRole(role).filter({ hasText: text })).first();

    test('who has bought the product answers a question, once; others may not', async ({ page }) => {
      const product = await askedProduct();
      const { id, question } = product;
      const shopper = await signInAsNewShopper(page);
      const asked = block(page).getByRole('article').filter({ hasText: question.text }).first();
      const open = async () => {
        await page.goto(`/goods_detail/${id}`);
        if (javaScriptEnabled) await hydrated(page);
      };
      await open();
      await expect(asked).toBeVisible();
      await expect(asked.getByText('Answer this question')).toHaveCount(0);
      await receive(page, shopper, product);
      const text = `I have had mine since ${Date.now()}, and it works.`;
      await open();
      await asked.getByText('Answer this question').click();
      await asked.getByRole('button', { name: 'Send answer' }).click();
      await expect(message(page, 'Please write an answer', 'alert')).toBeVisible();
      if (!javaScriptEnabled) await asked.getByText('Answer this question').click();
      await asked.getByLabel('Your answer').fill(text);
      await asked.getByRole('button', { name: 'Send answer' }).click();
      await expect(message(page, 'Your answer is shown to others now')).toBeVisible();
      const own = asked.getByRole('listitem').filter({ hasText: text });
      await expect(own).toContainText('Verified purchase');
      await expect(asked.getByText('Answer this question')).toHaveCount(0);
    });

    test('a question is seen by its author alone until it has been checked', async ({ page }) => {
      const { id } = await askedProduct();
      const text = `Does number ${Date.now()} float on water?`;
      await signInAsNewShopper(page);
      await page.goto(`/goods_detail/${id}`);
      if (javaScriptEnabled) {
        await hydrated(page);
        await takenOver(block(page).getByRole('button', { name: 'Ask the store' }));
      }
      await block(page).getByLabel('Your question').fill('Short?');
      await block(page).getByRole('button', { name: 'Ask the store' }).click();
      await expect(message(page, 'at least 10 characters', 'alert')).toBeVisible();
      await block(page).getByLabel('Your question').fill(text);
      await block(page).getByRole('button', { name: 'Ask the store' }).click();
      await expect(message(page, 'shown to others after it has been checked')).toBeVisible();
      const own = block(page).getByRole('article').filter({ hasText: text });
      await expect(own).toContainText('Being checked; only you see it');
      await page.reload();
      await expect(own).toContainText('Being checked; only you see it');
      const others = await (await fetch(page.url())).text();
      expect(others).toContain('Questions and answers');
      expect(others).not.toContain(text);
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows what others asked, with the answers', async ({ page }) => {
    const { id, question, total } = await askedProduct();
    await page.goto(`/goods_detail/${id}`);
    await page
      .getByRole('navigation', { name: 'Sections of this page' })
      .getByRole('link', { name: `Questions ${total}` })
      .click();
    await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeInViewport();
    const asked = block(page).getByRole('article').filter({ hasText: question.text });
    await expect(asked.getByText('Answer from the store')).toBeVisible();
    await expect(asked).toContainText(question.answers[0]?.text ?? '');
  });

  test('a listing is reported without an account', async ({ page }) => {
    const { id, name } = await askedProduct();
    await page.goto(`/goods_detail/${id}`);
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await expect(page.getByRole('heading', { name: 'Report this listing' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(name);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Please choose what is wrong.')).toBeVisible();
    await page.getByRole('radio', { name: 'A counterfeit' }).check();
    await page.getByLabel('What should we know?').fill('The logo is wrong.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page).toHaveURL(new RegExp(`/goods_detail/${id}$`));
    await expect(
      page.getByRole('status').filter({ hasText: 'We check every report.' }).first(),
    ).toBeVisible();
  });

  test('what a visitor has written is there after signing in', async ({ page }) => {
    const { id } = await askedProduct();
    // As long as a question may be; its address would be nine times as long.
    const text = 'ซักที่อุณหภูมิหกสิบองศาได้ไหม'.repeat(10).slice(0, 290);
    await page.goto(`/goods_detail/${id}`);
    await block(page).getByLabel('Your question').fill(text);
    await block(page).getByRole('button', { name: 'Ask the store' }).click();
    await expect(page).toHaveURL(/\/login/);
    const { leadsTo } = await signInAsNewShopper(page);
    await page.goto(leadsTo);
    await expect(block(page).getByLabel('Your question')).toHaveValue(text);
  });
});

test('a question is kept when its writer signs in with X', async ({ page }) => {
  const { id } = await askedProduct();
  const text = 'Does it go into the dishwasher?';
  await page.goto(`/goods_detail/${id}`);
  await hydrated(page);
  await block(page).getByLabel('Your question').fill(text);
  await block(page).getByRole('button', { name: 'Ask the store' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /with X/ })
    .click();
  await page.waitForURL(/oauth/);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/goods_detail.+ask=.+#questions$/);
  await expect(block(page).getByLabel('Your question')).toHaveValue(text);
});

test('the vote for a question is kept', async ({ page }) => {
  const { id, question } = await askedProduct();
  await signInAsNewShopper(page);
  await page.goto(`/goods_detail/${id}`);
  await hydrated(page);
  const vote = block(page)
    .getByRole('article')
    .filter({ hasText: question.text })
    .getByRole('button', { name: /^Helpful/ });
  const before = Number(/\d+/.exec((await vote.textContent()) ?? '')?.[0]);
  const saved = page.waitForResponse(/resources\/question-vote/);
  await vote.click();
  await expect(vote).toHaveText(`Helpful (${before + 1})`);
  await saved;
  await page.reload();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
});
