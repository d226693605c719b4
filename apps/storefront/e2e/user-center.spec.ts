import type { Locator, Page } from '@playwright/test';
import { operate, receiveTwo } from './operator.ts';
import { latestCode, newAccount, newEmail, publicApi, signInAsNewShopper } from './accounts.ts';
import { answers, apiOrigin, expect, expectAccessible, test } from './shop.ts';
import words from '../app/messages/th/addresses.json' with { type: 'json' };

const main = (page: Page) => page.getByRole('main');

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

test('addresses are added, made default, changed and deleted in Thai, by keyboard', async ({ page }) => {
  await signInAsNewShopper(page);
  await page.goto('/th/users/address_list');
  await expect(page).toHaveURL(/\/th\/user_center\/address\/list$/);
  await answers(page);
  await main(page).getByRole('link', { name: words['addresses.add'] }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['addresses.new']);
  const save = main(page).getByRole('button', { name: words['addresses.saveOnly'] });
  await page.locator('#address-name').fill('  ');
  await page.locator('#address-address').fill('<b>2</b> Low Street');
  await save.press('Enter');
  await expect(page.locator('#address-name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#address-postCode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#address-address')).toHaveValue('<b>2</b> Low Street');
  await page.locator('#address-name').fill('Bob Buyer');
  await page.locator('#address-postCode').fill('LS1 5HN');
  await save.press('Enter');
  await expect(page).toHaveURL(/address\/list$/);
  await expect(main(page)).toContainText('<b>2</b> Low Street');

  const named = (key: keyof typeof words, name = 'Bob Buyer') => `${words[key]}: ${name}`;
  await main(page)
    .getByRole('button', { name: named('addresses.makeDefault') })
    .press('Enter');
  await expect(
    main(page).getByRole('button', { name: named('addresses.makeDefault', 'Ann Shopper') }),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: named('addresses.edit') })
    .press('Enter');
  await expect(page.locator('#address-postCode')).toHaveValue('LS1 5HN');
  await page.locator('#address-name').fill('Bob B.');
  await save.press('Enter');
  await expect(main(page)).toContainText('Bob B.');

  const remove = () =>
    main(page)
      .getByRole('link', { name: named('addresses.delete', 'Bob B.') })
      .press('Enter');
  const dialog = page.getByRole('alertdialog');
  await remove();
  await dialog.getByRole('button', { name: words['addresses.keep'] }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await remove();
  await dialog.getByRole('button', { name: words['addresses.delete'] }).press('Enter');
  await expect(main(page)).not.toContainText('Bob B.');
});

test('what is typed into an address is there after a reload, until it is saved or left on purpose; what is wrong takes the focus', async ({
  page,
}) => {
  await signInAsNewShopper(page);
  await page.goto('/user_center/address/edit');
  await answers(page);
  await page.locator('#address-name').fill('Mei Chan');
  await page.locator('#address-address').fill('1 Low Street');
  await page.locator('#address-postCode').fill('LS1 5HN');
  await page.reload();
  await answers(page);
  await expect(page.locator('#address-name')).toHaveValue('Mei Chan');
  await expect(page.locator('#address-address')).toHaveValue('1 Low Street');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(/address\/list$/);

  await main(page)
    .getByRole('link', { name: /^Edit: Mei Chan/ })
    .click();
  await answers(page);
  await page.locator('#address-name').fill('Mei Wong');
  await page.reload();
  await answers(page);
  await expect(page.locator('#address-name')).toHaveValue('Mei Wong');
  await main(page).getByRole('link', { name: 'Cancel' }).click();
  await main(page)
    .getByRole('link', { name: /^Edit: Mei Chan/ })
    .click();
  await expect(page.locator('#address-name')).toHaveValue('Mei Chan');

  await page.goto('/user_center/address/edit');
  await answers(page);
  await expect(page.locator('#address-name')).toHaveValue('');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused();
});

test('the form of an address asks for no post code where a country has none; an answer about what was typed before blames nothing that was typed since', async ({
  page,
}) => {
  await signInAsNewShopper(page);
  await page
    .context()
    .addCookies([{ name: 'mf-country', value: 'HK', url: test.info().project.use.baseURL ?? '' }]);
  await page.goto('/user_center/address/edit');
  const email = page.locator('#address-email');
  const error = page.locator('#address-email-error');
  // The fields are a plain form until the first interaction has loaded their code.
  await answers(page);
  await email.fill('ann');
  await email.blur();
  await expect(error).not.toBeEmpty();

  const held: (() => void)[] = [];
  await page.route('**/resources/address-check', async (route) => {
    const response = await route.fetch();
    if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  const answered = () => page.waitForResponse(/address-check/);
  await email.fill('ann@');
  await email.blur();
  await expect.poll(() => held.length).toBe(1);
  const first = answered();
  await email.fill('ann@example.com');
  await email.blur();
  await (await first).finished();
  const late = answered();
  held[0]?.();
  await (await late).finished();
  await expect(email).toHaveValue('ann@example.com');
  await expect(error).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });

  await expect(page.locator('#address-postCode')).toHaveCount(0);
  await page.locator('#address-name').fill('Mei Chan');
  await page.locator('#address-address').fill('1 Queen’s Road');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(main(page)).toContainText('Hong Kong');
});

test('the address of somebody else does not exist, to look at and to act on', async ({ page }) => {
  const owner = await newAccount();
  const [address] = await owner.api.addresses.all();
  await signInAsNewShopper(page);
  for (const id of [address?.id, 2_000_000_001, 'x']) {
    const answer = await page.request.get(`/user_center/address/edit?id=${id}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Address does not exist');
  }
  const origin = test.info().project.use.baseURL ?? '';
  for (const intent of [`delete:${address?.id}`, `makeDefault:${address?.id}`, 'delete:0', 'constructor'])
    await page.request.post('/user_center/address/list', { headers: { Origin: origin }, form: { intent } });
  expect(await owner.api.addresses.all()).toEqual([address]);
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

/** A small picture, as created by browsers. */
const drawPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 150, 200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });

test('nickname, picture, e-mail address and devices of a profile are changed, and its data downloaded; the wait for the next code goes on after a wrong one and a reload', async ({
  page,
}) => {
  const { api, email, password } = await signInAsNewShopper(page);
  await page.goto('/users/user_info');
  const section = (name: string): Locator => page.getByRole('region', { name });

  const about = section('About you');
  await about.getByRole('textbox', { name: 'Nickname' }).fill(' ');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(about.getByRole('textbox'), 'what is wrong takes the focus').toBeFocused();
  await about.getByRole('textbox').fill('Ann <i>B</i>');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText('Ann <i>B</i>');
  await expect(about.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');

  const choose = about.locator('input[type=file]');
  await choose.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('no picture that can be read').first()).toBeVisible();
  const buffer = Buffer.from(await drawPicture(page));
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose what is shown' });
  await dialog.getByRole('button', { name: /^Drag the picture/ }).press('ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(about.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect((await api.account.info()).avatar).toMatch(/\/uploads\/\w+\.jpg/);

  const contact = section('Signing in and messages');
  const changed = newEmail();
  const open = () => contact.getByText('Change e-mail address').first().click();
  const address = contact.getByRole('textbox', { name: 'New e-mail address' });
  const again = contact.getByRole('button', { name: /^Send again in \d+ s/ });
  await open();
  await address.fill(changed);
  await contact.getByRole('button', { name: 'Send code' }).first().dblclick();
  await expect(contact.getByRole('status')).toContainText('The code is on its way');
  await expect(again).toBeVisible();
  const code = contact.getByRole('textbox', { name: 'Verification code' }).first();
  await code.fill('000000');
  await contact.getByRole('button', { name: 'Confirm' }).first().click();
  await expect(contact.getByRole('alert')).toBeVisible();
  await expect(address).toHaveValue(changed);
  await expect(again, 'the wait goes on after a wrong code').toBeVisible();
  await page.reload();
  await open();
  await expect(again, 'the wait goes on after a reload').toBeVisible();
  await address.fill(changed);
  await code.fill(await latestCode(changed));
  await code.press('Enter');
  await expect(contact.locator('bdi').first()).toHaveText(changed);

  const devices = section('Devices');
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(api.account.info()).rejects.toMatchObject({ kind: 'unauthorised' });

  const download = page.waitForEvent('download');
  await section('Your data').getByRole('link', { name: 'Download your data' }).click();
  const file = await (await download).createReadStream();
  const content = JSON.parse(Buffer.concat(await file.toArray()).toString('utf8')) as {
    account: { email: string };
  };
  expect(content.account.email).toBe(changed);
  expect([email, password]).not.toContain(changed);
});

test('a new password signs out everywhere; a closed account is gone', async ({ page }) => {
  const { email } = await signInAsNewShopper(page);
  await page.goto('/users/user_info');
  await answers(page);
  const contact = page.getByRole('region', { name: 'Signing in and messages' });
  await contact.getByText('Change password').first().click();
  const form = contact.locator('form').filter({ has: page.getByLabel('New password', { exact: false }) });
  await form.getByRole('button', { name: 'Send code' }).click();
  await form.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(email, 2));
  await form.getByLabel(/^New password/).fill('short');
  await form.getByLabel(/^Repeat the password/).fill('short');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel(/^New password/)).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(/^New password/).fill('Better-1234');
  await form.getByLabel(/^Repeat the password/).fill('Better-1234');
  await form.getByLabel(/^Repeat the password/).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  const origin = test.info().project.use.baseURL ?? '';
  const signIn = async () =>
    (
      await page.request.post('/login', {
        headers: { Origin: origin },
        form: { mode: 'emailPassword', email, password: 'Better-1234', agreement: 'on' },
        maxRedirects: 0,
      })
    ).status();
  expect(await signIn()).toBe(303);

  await page.goto('/users/user_info');
  await answers(page);
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByText('Close account').first().click();
  await data.getByRole('button', { name: 'Send code' }).click();
  await data.getByRole('textbox', { name: 'Verification code' }).fill(await latestCode(email, 3));
  const close = data.getByRole('button', { name: 'Close account' });
  await close.click();
  await expect(data).toContainText('Please tick that you understand this');
  await data.getByRole('checkbox').check();
  await close.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await signIn()).not.toBe(303);
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
