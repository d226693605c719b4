import { operate, receiveTwo } from './operator.ts';
import { latestCode, publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, apiOrigin, expect, main, test } from './shop.ts';

/** Two products without options that no other test buys, because their prices change here. */
async function ownProducts() {
  const { items } = await publicApi().catalog.products({ page: 2, limit: 100, inStock: true });
  const [first, second, third] = items.filter(({ skuId }) => skuId !== null);
  if (!first || !second || !third) throw new Error('The sandbox has no three products without options.');
  return [first, second, third] as const;
}

test('the overview has a next step for a new shopper, and for goods that have arrived; on a phone its menu is a sheet that leads to the coupons, readable at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await signInAsNewShopper(page);
  await page.goto('/user_center');
  await answers(page);
  await expect(main(page).getByRole('link', { name: 'Start shopping' })).toBeVisible();

  await test.step('on a phone the menu is a sheet that leads to each page and closes', async () => {
    await page.getByRole('button', { name: /^Your account/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your account' });
    await expect(sheet.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await sheet.getByRole('link', { name: 'Coupons' }).click();
    await expect(page).toHaveURL(/\/users\/coupon_list$/);
    await expect(sheet).toHaveCount(0);
  });

  await test.step('the conditions of a coupon are readable at every width', async () => {
    for (const width of [320, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scope = main(page).getByText('For the whole marketplace').first();
      expect((await scope.boundingBox())?.height, `two lines at ${width}`).toBeLessThan(50);
    }
  });

  await test.step('an empty list of used coupons leads on', async () => {
    await page.goto('/users/coupon_list?show=past');
    await expect(main(page)).toContainText('No expired or used coupon');
    await main(page).getByRole('link', { name: 'Go shopping' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('goods that have arrived are reviewed from the overview', async () => {
    const orderNo = await receiveTwo(page, shopper);
    const [line] = (await shopper.api.orders.store(orderNo)).lines;
    await page.goto('/user_center');
    await main(page)
      .getByRole('link', { name: `Write a review: ${line?.name}` })
      .click();
    await expect(page.getByRole('textbox', { name: 'Your experience' })).toBeVisible();
  });
});

test('a price drop in the wish list is announced in the shop and by mail, filtered, and bought; notifications arrive only where the shopper wants them', async ({
  page,
}) => {
  const { api, email } = await signInAsNewShopper(page);
  const [first, second, third] = await ownProducts();
  await api.favourites.addProducts([first.id, second.id]);
  await operate(page, `/supply/${second.id}/lower`, { percent: '10' });
  await page.goto('/notification');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/user_center/wish_list');
  await answers(otherTab);
  const menuEntry = otherTab.getByRole('link', { name: /Notifications/ });
  await expect(menuEntry).toContainText('1');
  await main(page)
    .getByRole('button', { name: /The price has dropped/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/goods_detail/${second.id}`));
  expect(await api.notifications.unread()).toBe(0);
  await expect(menuEntry, 'it is read in the other tab too').not.toContainText('1');
  await otherTab.close();
  await expect(async () => {
    const mails = await (
      await fetch(`${apiOrigin}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)
    ).json();
    expect(JSON.stringify(mails)).toContain(`/goods_detail/${second.id}`);
  }).toPass();

  await page.goto('/user_center/wish_list');
  const row = (name: string) => main(page).getByRole('group', { name, exact: true });
  await expect(row(first.name)).toBeVisible();
  await main(page).getByRole('link', { name: 'Price dropped' }).click();
  await expect(row(second.name)).toContainText('less than when you saved it');
  await expect(row(first.name)).toHaveCount(0);
  await row(second.name)
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1');

  await main(page).getByRole('link', { name: 'All' }).click();
  await expect(row(first.name)).toBeVisible();
  await main(page).getByRole('button', { name: 'Remove chosen' }).click();
  await expect(page.getByText('Choose at least one product first').first()).toBeVisible();
  await row(first.name).getByRole('checkbox').check();
  await row(second.name).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Remove chosen' }).click();
  await expect(main(page).getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();

  await test.step('notifications arrive only where the shopper wants them', async () => {
    await api.favourites.addProduct(third.id);
    await page.goto('/notification/settings');
    const kind = page.getByRole('group', { name: 'Products and service' });
    await kind.getByRole('checkbox', { name: 'In the shop' }).uncheck();
    await kind.getByRole('checkbox', { name: 'By e-mail' }).uncheck();
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your choice is saved').first()).toBeVisible();
    await operate(page, `/supply/${third.id}/lower`, { percent: '5' });
    await page.goto('/notification?kind=system');
    await expect(main(page).getByRole('button', { name: /The price has dropped/ })).toHaveCount(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses, wishes, notifications and the profile are kept', async ({ page }) => {
    const { api, email } = await signInAsNewShopper(page);
    const [, , product] = await ownProducts();
    await api.favourites.addProduct(product.id);
    await operate(page, `/supply/${product.id}/lower`, { percent: '5' });

    await page.goto('/user_center');
    await main(page).getByRole('link', { name: 'Address', exact: true }).first().click();
    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await page.locator('#address-name').fill('Bob Buyer');
    await page.locator('#address-address').fill('2 Low Street');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await expect(page.locator('#address-name')).toHaveValue('Bob Buyer');
    await page.locator('#address-postCode').fill('LS1 5HN');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await main(page).getByRole('link', { name: 'Delete: Bob Buyer' }).click();
    await main(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The address was deleted' })).toBeVisible();
    expect(await api.addresses.all()).toHaveLength(1);

    await page.goto('/notification');
    await main(page)
      .getByRole('button', { name: /The price has dropped/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/goods_detail/${product.id}`));
    await page.goto('/user_center/wish_list?show=cheaper');
    await main(page).getByRole('checkbox').check();
    await main(page).getByRole('button', { name: 'Remove chosen' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1 product was removed' })).toBeVisible();

    await page.goto('/users/user_info');
    await main(page).getByRole('textbox', { name: 'Nickname' }).fill('Annie');
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your profile is saved' })).toBeVisible();
    await main(page).getByText('Close account').first().click();
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByRole('button', { name: 'Send code' }).click();
    await expect(data).toContainText('The code is on its way');
    await data.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(email, 3));
    await data.getByRole('checkbox').check();
    await data.getByRole('button', { name: 'Close account' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(api.account.info()).rejects.toMatchObject({ kind: 'unauthorised' });
  });
});
