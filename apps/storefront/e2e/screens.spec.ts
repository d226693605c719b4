import { defaultLocale, localeCodes } from '@marketfront/i18n';
import {
  expectAccessible,
  hydrated,
  openAnyProduct,
  placeUnpaidOrder,
  signInAsNewShopper,
  test,
} from './shop.ts';

const publicPages = [
  '/',
  '/categories',
  '/goods/goods_search?type=Product&keywords=a',
  '/goods/goods_search?type=Store',
  '/cart',
  '/login',
  '/merchant/merchant_street',
];

for (const scheme of ['light', 'dark'] as const) {
  test(`public pages pass axe in the ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of publicPages) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    }
    await openAnyProduct(page);
    await hydrated(page);
    await expectAccessible(page);
  });
}

test('pages of an account pass axe', async ({ page }) => {
  const shopper = await signInAsNewShopper(page);
  await placeUnpaidOrder(shopper);
  for (const path of ['/user_center/order/list', '/cart']) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  }
});

test('every page hydrates without a warning in every language', async ({ page }) => {
  for (const prefix of localeCodes.filter((code) => code !== defaultLocale).map((code) => `/${code}`)) {
    for (const path of ['', '/categories', '/cart', '/login']) {
      await page.goto(`${prefix}${path}`);
      await hydrated(page);
    }
    await openAnyProduct(page, prefix);
    await hydrated(page);
  }
});
