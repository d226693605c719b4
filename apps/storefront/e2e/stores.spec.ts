import type { Page } from '@playwright/test';
import { publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, expect, expectAccessible, main, test } from './shop.ts';
import { anyStore, collect, header } from './store-page.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Answers the question in words. */
async function answerInWords(page: Page, mistake = 0): Promise<void> {
  const field = main(page).getByRole('textbox', { name: /^How much is/ });
  const question = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  const [, a = '', b = ''] = /is (\w+) plus (\w+)/.exec(question) ?? [];
  await field.fill(String(numbers.indexOf(a) + numbers.indexOf(b) + 2 + mistake));
  await main(page).getByRole('button', { name: 'Show the licence' }).click();
}

test('a store shows itself on every tab, its goods are found by its categories and by words, and its licences are shown to people only', async ({
  page,
}) => {
  const { id, name, total } = await anyStore();
  const { stores } = publicApi();
  const [category] = await stores.categories(id);
  const goods = await stores.products(id, { categoryId: category?.id, page: 1, limit: 1 });
  const tabs = page.getByRole('navigation', { name: `Pages of ${name}` });

  await test.step('the home tab has the facts of the store, and goods that do not repeat its name', async () => {
    await page.goto(`/merchant/merchant?id=${id}`);
    await expect(page).toHaveURL(new RegExp(`/merchant/merchant/home\\?id=${id}$`));
    await answers(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const fact of ['Item', 'Service', 'Dispatch'])
      await expect(header(page).getByText(fact, { exact: true })).toBeVisible();
    await expect(header(page).getByText(/^Open since \d{4}$/)).toBeVisible();
    await expect(header(page).getByText(/^Answers in about \d+ (?:minute|hour|day)s?$/)).toBeVisible();
    await expect(main(page).getByRole('article').first()).toBeVisible();
    for (const card of await main(page).getByRole('article').all())
      await expect(card.getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  await test.step('the next tab has all goods, and the tabs stay in view', async () => {
    await page.evaluate(() => scrollTo(0, 120));
    await tabs.getByRole('link', { name: 'Classification' }).click();
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: `${total} products` }),
    ).toBeVisible();
    // Only the first tab has the store's picture above the tabs.
    await expect(tabs.getByRole('link', { name: 'Classification' })).toBeInViewport();
    await expect(tabs.getByRole('link', { name: 'Classification' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
  });

  await test.step('goods are found by the categories of the store', async () => {
    await main(page)
      .getByRole('navigation', { name: 'Classification' })
      .getByRole('link', { name: `${category?.name} ${goods.total}`, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`cid=${category?.id}`));
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${goods.total} product`) }),
    ).toBeVisible();
  });

  await test.step('goods are found by words', async () => {
    const search = header(page).getByRole('searchbox');
    await search.fill('zzqx');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing in this store matches “zzqx”' })).toBeVisible();
    await expect(search).toHaveValue('zzqx');
    const [product] = goods.items;
    await search.fill(product?.name.split(' ').at(-1) ?? '');
    await search.press('Enter');
    await expect(
      main(page)
        .getByRole('article')
        .filter({ hasText: product?.name ?? '' })
        .first(),
    ).toBeVisible();
  });

  await test.step('the tab stays under the pointer', async () => {
    await page.evaluate(() => scrollTo(0, 30));
    await tabs.getByRole('link', { name: 'Collect coupons' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Collect coupons' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(30);
  });

  await test.step('licences are shown to people only', async () => {
    await tabs.getByRole('link', { name: 'Qualification' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Qualification' })).toBeVisible();
    const licences = main(page).getByRole('img', { name: new RegExp(`^Licence \\d of ${name}`) });
    await expect(main(page).getByText('Address', { exact: true })).toBeVisible();
    const html = await (await page.request.get(`/merchant/merchant/qualification?id=${id}`)).text();
    expect(html).toContain('>Address<');
    for (const text of [html, await page.content()])
      expect(text, 'not even in the data of the page').not.toContain('licence-');
    await main(page).getByRole('link', { name: 'Show the licence' }).click();
    const picture = main(page).getByRole('img', { name: /^Five characters/ });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(150);
    await main(page).getByRole('link', { name: 'Ask me in words instead' }).click();
    await answerInWords(page, 1);
    await expect(page.getByRole('alert').filter({ hasText: 'That is not right' })).toBeVisible();
    await expect(licences).toHaveCount(0);
    await answerInWords(page);
    await expect(licences.first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('opening hours are in the zone of the shopper, which the server is told', async ({ browser }) => {
  const { stores } = publicApi();
  const all = await stores.street({ page: 1, limit: 50 });
  const details = await Promise.all(all.items.map(({ id }) => stores.detail(id)));
  const bangkok = details.find(({ businessHours }) => businessHours?.timeZone === 'Asia/Bangkok');
  if (!bangkok?.businessHours) throw new Error('The sandbox has no store in Bangkok.');
  const opens = Number(bangkok.businessHours.opens.slice(0, 2));
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.goto(`/merchant/merchant/home?id=${bangkok.id}`);
  // Tokyo is two hours ahead of Bangkok all year.
  await expect(header(page).getByText(new RegExp(` ${opens + 2}:\\d\\d AM–.*\\(GMT\\+9\\)`))).toBeVisible();
  const zones = async () =>
    (await context.cookies()).filter(({ name }) => name === 'tz').map(({ value }) => value);
  await expect.poll(zones).toEqual(['Asia%2FTokyo']);
  await context.close();
});

test('a store that does not exist says so', async ({ request }) => {
  const gone = await request.get('/merchant/merchant/coupon?id=999999');
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain('>This store is not open.<');
  const none = await request.get('/merchant/merchant/home');
  expect(none.status()).toBe(404);
  expect(await none.text()).toContain('>Sorry, item not found~<');
});

test('stores say how fast they answer, where the back end tells, and are filtered, ordered and searched, in the street and in the search', async ({
  page,
}) => {
  const { stores, onboarding } = publicApi();
  const [category] = await onboarding.classifications();
  const inCategory = await stores.search({ categoryId: category?.id });
  const [self] = (await stores.search({ selfOperated: true })).items;
  const [followed] = (await stores.search({ order: 'followed' })).items;
  const { items } = await stores.street({ page: 1, limit: 50 });
  const told = items.find(({ responseMinutes }) => responseMinutes === 60)?.name ?? '';
  const untold = items.find(({ responseMinutes }) => responseMinutes === null)?.name ?? '';
  const storeCard = (name: string) =>
    main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
  for (const path of ['/merchant/merchant_street', '/goods/goods_search?type=Store']) {
    await page.goto(path);
    if (path === '/merchant/merchant_street')
      await test.step('each store says how fast it answers, where the back end tells', async () => {
        await expect(storeCard(told)).toContainText('Answers in about 1 hour');
        await expect(storeCard(untold)).toBeVisible();
        await expect(storeCard(untold)).not.toContainText('Answers in');
      });
    await main(page).getByRole('link', { name: 'Most followed' }).click();
    await expect(main(page).getByRole('article').first()).toContainText(followed?.name ?? '');
    await main(page)
      .getByRole('group', { name: 'Category' })
      .getByRole('link', { name: category?.name ?? '', exact: true })
      .click();
    await expect(main(page).getByRole('article')).toHaveCount(Math.min(12, inCategory.total));
    await main(page).getByRole('group', { name: 'Category' }).getByRole('link', { name: 'All' }).click();
    await expect(main(page).getByRole('article')).not.toHaveCount(Math.min(12, inCategory.total));
    await main(page).getByRole('link', { name: 'Self-operated only' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(main(page).getByRole('article')).toContainText(self?.name ?? '');
    await expectAccessible(page);
  }
  await page.goto('/merchant/merchant_more?keywords=zzqx');
  await expect(page.getByRole('heading', { name: 'No store matches' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all stores' }).click();
  await expect(page).toHaveURL(/\/merchant\/merchant_street$/);
});

test('sellers learn what it takes, and apply after signing in', async ({ page }) => {
  const { onboarding } = publicApi();
  const [fee] = await onboarding.classifications();
  const [type] = await onboarding.types();
  await page.goto('/register/merchant');
  await expect(page.getByRole('heading', { level: 1, name: /^Sell on/ })).toBeVisible();
  await expect(main(page).getByText(`${fee?.feePercent}% of each sale`).first()).toBeVisible();
  await expect(main(page).getByText(type?.requirements ?? 'none')).toBeVisible();
  await main(page).getByText('How long does the review take?').click();
  await expect(main(page).getByText(/Expect an answer within 15 working days/)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Apply now' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('coupons, licences and filters work', async ({ page }) => {
    const { id, coupon } = await anyStore();
    await signInAsNewShopper(page);
    await page.goto(`/merchant/merchant/coupon?id=${id}`);
    await collect(page, coupon.name).click();
    await expect(page).toHaveURL(new RegExp(`/merchant/merchant/coupon\\?id=${id}$`));
    await expect(page.getByRole('status').filter({ hasText: 'The coupon is yours' })).toBeVisible();
    await expect(main(page).getByText('Collected')).toBeVisible();

    await page.goto(`/merchant/merchant/qualification?id=${id}&licence=words`);
    await answerInWords(page, -1);
    await expect(page.getByRole('alert').filter({ hasText: 'That is not right' })).toBeVisible();
    await answerInWords(page);
    await expect(main(page).getByRole('img', { name: /^Licence 1 of/ })).toBeVisible();
    // A question can be answered once; a reload sends the answer again.
    await page.reload();
    await expect(main(page).getByRole('img', { name: /^Licence 1 of/ })).toHaveCount(0);

    await page.goto('/merchant/merchant_street');
    await main(page).getByRole('link', { name: 'Self-operated only' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await main(page).getByRole('searchbox').fill('zzqx');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/self=1/);
    await expect(page.getByRole('heading', { name: 'No store matches' })).toBeVisible();
  });
});
