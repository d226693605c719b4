import type { Page } from '@playwright/test';
import { answers, apiOrigin, expect, test } from './shop.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    const choose = async (page: Page, language: string) => {
      if (javaScriptEnabled) await answers(page);
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: /English|Français/ }).click();
      await page.getByRole('link', { name: language, exact: true }).click();
    };

    test('the chosen language shows the same page and is remembered on the home page', async ({ page }) => {
      await page.goto('/categories?price=asc');
      await choose(page, 'Français');
      await expect(page).toHaveURL(/\/fr\/categories\?price=asc$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.goto('/');
      await expect(page).toHaveURL(/\/fr$/);

      await choose(page, 'English');
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto('/');
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

const notFound = {
  en: 'Sorry, the page you are looking for is incorrect',
  fr: 'Désolé, la page que vous cherchez n’existe pas',
  'zh-CN': '抱歉，您访问的页面不正确',
} as const;

/** The text before the request's id. */
const idBefore = {
  en: 'quote this number: ',
  fr: 'indiquez ce numéro : ',
  'zh-CN': '请提供此编号：',
} as const;

test('what does not exist is a page of the shop, with title, header and footer', async ({
  page,
  request,
}) => {
  for (const [path, language] of [
    ['/nope', 'en'],
    ['/zzz/yyy', 'en'],
    ['/zzz/cart', 'en'],
    ['/goods_detail/99999999999999999999', 'en'],
    ['/fr/goods_detail/99999999999999999999', 'fr'],
    ['/categories?id=1e99', 'en'],
    ['/zh-CN/categories?id=1e99', 'zh-CN'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${notFound[language]}</h1>`));
    expect(html, path).toContain(`<html lang="${language}"`);
    expect(html, 'the id to quote').toContain(`${idBefore[language]}${answer.headers()['x-request-id']}`);
    expect(html, path).toMatch(/<title>[^<]*\S · Marketfront<\/title>/);
    for (const part of ['<header', 'name="keywords"', '<footer']) expect(html, path).toContain(part);
  }
  await page.goto('/fr/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.fr);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('signing in by a third party comes back in the language of the shopper', async ({ page }) => {
  await page.goto('/fr/login');
  await page.locator('form[action$="/login/social"] button').click();
  await page.waitForURL((url) => url.origin === apiOrigin);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/fr$/);
});
