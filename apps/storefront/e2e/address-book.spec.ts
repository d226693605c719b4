import { newAccount, signInAsNewShopper } from './accounts.ts';
import { answers, expect, main, test } from './shop.ts';
import words from '../app/messages/th/addresses.json' with { type: 'json' };

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
