import type { Page, Route } from '@playwright/test';
import { signInAsNewShopper } from './accounts.ts';
import { scarceLine, wellStockedLine } from './products.ts';
import { answers, expect, test } from './shop.ts';
import { openCartOf } from './cart-page.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter in a quantity removes nothing', async ({ page }) => {
    const account = await signInAsNewShopper(page);
    await account.api.cart.add([await wellStockedLine()]);
    await page.goto('/cart');
    const quantity = page.getByRole('spinbutton');
    await quantity.fill('3');
    await quantity.press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
    await expect(quantity).toHaveValue('2');
    const pieces = async () => (await account.api.cart.list())[0]?.lines[0]?.quantity;
    await expect.poll(pieces).toBe(2);
  });
});

test('the limit of a quantity is explained where it is reached', async ({ page }) => {
  const account = await signInAsNewShopper(page);
  const [{ line }, plenty] = await Promise.all([scarceLine(), wellStockedLine()]);
  await account.api.cart.add([line, plenty]);
  await page.goto('/fr/cart');
  for (const quantity of await page.getByRole('spinbutton').all()) {
    await quantity.fill('999');
    await quantity.blur();
    await expect(quantity).toHaveAccessibleDescription(/Plus que \d+ en stock|99 maximum par commande/);
  }
});

/** Holds back changes of the cart until the returned function is called, which sends them. */
async function holdChanges(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/resources/cart*', async (route) => {
    if (isHolding && route.request().method() === 'POST') held.push(route);
    else await route.continue();
  });
  return {
    isHolding: () => held.length > 0,
    release: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Records each quantity that the line and the cart link show from now on. */
async function watchQuantities(page: Page) {
  await page.evaluate(() => {
    const shown: Record<string, number[]> = { line: [], link: [] };
    const note = (key: string, text: string | null | undefined) => {
      const quantity = Number(/\d+/.exec(text ?? '')?.[0]);
      if (quantity && quantity !== shown[key]?.at(-1)) shown[key]?.push(quantity);
    };
    new MutationObserver(() => {
      note('line', document.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow'));
      note('link', document.querySelector('header a[href$="/cart"]')?.ariaLabel);
    }).observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => (window as unknown as { shown: Record<'line' | 'link', number[]> }).shown);
}

test('clicking fast ends with the last quantity, one change at a time, which is saved when the shopper leaves the cart or reloads it', async ({
  page,
}) => {
  await openCartOf(page, await wellStockedLine());
  const more = page.getByRole('button', { name: 'One more' });
  const quantity = page.getByRole('spinbutton');
  /** The displayed number is ahead of the saved one. */
  const saved = (pieces: number) =>
    page.waitForResponse((response) =>
      new RegExp(`quantity:\\d+:${pieces}\\b`).test(response.request().postData() ?? ''),
    );

  await test.step('clicking fast ends with the last quantity, and sends one change at a time', async () => {
    let unanswered = 0;
    let mostAtOnce = 0;
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      unanswered += 1;
      mostAtOnce = Math.max(mostAtOnce, unanswered);
    });
    page.on('response', (response) => {
      if (response.request().method() === 'POST') unanswered -= 1;
    });
    const last = saved(9);
    const shown = await watchQuantities(page);
    for (let click = 0; click < 8; click += 1) await more.click({ delay: 0 });
    await expect(quantity).toHaveValue('9');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/9/);
    await last;
    await page.waitForLoadState('networkidle');
    expect(mostAtOnce).toBe(1);
    // No earlier quantity appears in between.
    expect(await shown()).toEqual({ line: [2, 3, 4, 5, 6, 7, 8, 9], link: [2, 3, 4, 5, 6, 7, 8, 9] });
  });

  await test.step('a quantity that waits for another change is saved when the shopper leaves the cart', async () => {
    const changes = await holdChanges(page);
    await more.click();
    await expect.poll(changes.isHolding).toBe(true);
    await more.click();
    await more.click();
    await page.getByRole('banner').getByRole('link', { name: 'Marketfront' }).click();
    await expect(page).toHaveURL('/');
    const last = saved(12);
    await changes.release();
    await last;
    await page.goto('/cart');
    await expect(quantity).toHaveValue('12');
  });

  await test.step('a quantity without an answer is kept over a reload', async () => {
    await answers(page);
    const changes = await holdChanges(page);
    await more.click();
    await expect.poll(changes.isHolding).toBe(true);
    await more.click();
    await more.click();
    await page.unroute('**/resources/cart*');
    await page.reload();
    await answers(page);
    await expect(quantity).toHaveValue('15');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cartQuantities'))).toBeNull();
    await page.reload();
    await expect(quantity).toHaveValue('15');
  });
});

test.describe('a reload', () => {
  // Chromium takes an answer of the test for one of another network, and refuses the pictures of its page.
  test.use({ failsOnPurpose: true });

  test('that loads the cart from before a change shows the change', async ({ page }) => {
    await openCartOf(page, await wellStockedLine());
    await answers(page);
    const changes = await holdChanges(page);
    await page.getByRole('button', { name: 'One more' }).click();
    await expect.poll(changes.isHolding).toBe(true);
    const reading = page.waitForRequest(/\/cart\.data/);
    await page.route(/\/cart\.data/, () => undefined, { times: 1 });
    const answerOlderCart = async (route: Route) => {
      const older = await route.fetch();
      await changes.release();
      await reading;
      await route.fulfill({ response: older });
    };
    await page.route('**/cart', answerOlderCart, { times: 1 });
    await page.reload();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
  });
});
