import {
  expect,
  hydrated,
  openAnyProduct,
  scarceLine,
  signInAsNewShopper,
  test,
  wellStockedLine,
} from './shop.ts';

test('clicking fast ends with the last quantity, and sends one change at a time', async ({ page }) => {
  await openAnyProduct(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Added to your cart');
  await page.goto('/cart');
  await hydrated(page);
  let unanswered = 0;
  let mostAtOnce = 0;
  page.on('request', () => {
    unanswered += 1;
    mostAtOnce = Math.max(mostAtOnce, unanswered);
  });
  page.on('response', () => {
    unanswered -= 1;
  });
  // What is shown runs ahead of what is saved.
  const saved = page.waitForResponse((response) =>
    /quantity:\d+:9\b/.test(response.request().postData() ?? ''),
  );
  const more = page.getByRole('button', { name: 'One more' });
  for (let click = 0; click < 8; click += 1) await more.click({ delay: 0 });
  await expect(page.getByRole('spinbutton')).toHaveValue('9');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/9/);
  await saved;
  expect(mostAtOnce).toBe(1);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('9');
});

test('a line whose choice is gone is changed in the cart', async ({ page, context, baseURL }) => {
  await openAnyProduct(page);
  const id = /goods_detail\/(\d+)/.exec(page.url())?.[1];
  // A cart from before the choice was removed, as the shop writes its cookie.
  await context.addCookies([
    {
      name: '__Host-mf-cart',
      value: encodeURIComponent(btoa(JSON.stringify(`cart-key~${id}.999999.1`))),
      url: baseURL?.replace('http:', 'https:') ?? '',
    },
  ]);
  await page.goto('/cart');
  await hydrated(page);
  const line = page.getByRole('main').getByRole('group').filter({ hasText: 'Sold out or changed' });
  await line.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await expect(page.getByText('Sold out or changed')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
});

test('removing lines by keyboard keeps the focus in the cart', async ({ page }) => {
  const { api } = await signInAsNewShopper(page);
  await api.cart.add([(await scarceLine()).line, await wellStockedLine()]);
  await page.goto('/cart');
  await hydrated(page);
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove (?!selected)/ });
  await expect(remove).toHaveCount(2);
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
