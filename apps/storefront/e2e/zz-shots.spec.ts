import { placeUnpaidOrder, signInAsNewShopper, test } from './shop.ts';
for (const [lang, scheme, width] of [['en','light',1440],['zh-CN','dark',390],['th','dark',1440]] as const)
  test.describe(`${lang} ${scheme} ${width}`, () => {
    test.use({ colorScheme: scheme, viewport: { width, height: 900 } });
    test('shot', async ({ page }) => {
      const shopper = await signInAsNewShopper(page);
      const p = lang === 'en' ? '' : `/${lang}`;
      const nickname = (lang === 'en' ? 'Wolfgang-Amadeus von und zu Hohenlohe ' : 'ภาษาไทยยาวมาก很长的昵称').repeat(12).slice(0, 255);
      await shopper.api.account.edit({ nickname, avatar: '' }).catch((e: unknown) => console.log(String(e)));
      await page.goto(`${p}/user_center`); await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/t/uc-${lang}-${width}.png` });
      await page.goto(`${p}/user_center/order/list`); await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/t/uc2-${lang}-${width}.png` });
      const orderNo = await placeUnpaidOrder(shopper);
      await shopper.api.orders.cancel(orderNo);
      await page.goto(`${p}/order/payment_result?orderNo=${orderNo}`); await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/t/pr-${lang}-${width}.png` });
      await page.goto(`${p}/goods/goods_search?type=Store&keywords=nortlight`); await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/t/ss-${lang}-${width}.png` });
    });
  });
