import { startShop } from './own-shop.ts';
import { answers, expect, test } from './shop.ts';

const settings = '/help#cookies';

test('how fast pages are is measured only for who consents, where the shop wants to know it', async ({
  page,
}) => {
  const shop = await startShop({ COLLECT_VITALS: '1' });
  const origin = `http://localhost:${shop.port}`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/resources/vitals')) sent.push(request.url());
  });
  const visit = async () => {
    await page.goto(`${origin}/goods_detail/1`);
    await answers(page);
    await page.mouse.wheel(0, 300);
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForLoadState('networkidle');
    await page.goto(origin + settings);
    await answers(page);
  };
  const decide = async (purpose: string, agrees: boolean) => {
    const settings = page.getByRole('main');
    await settings.getByRole('checkbox', { name: purpose }).setChecked(agrees);
    await settings.getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByText('Your choices are saved.').first()).toBeVisible();
    await answers(page);
  };
  try {
    await visit();
    expect(sent).toEqual([]);

    await decide('Statistics', true);
    await visit();
    await expect.poll(() => shop.log()).toMatch(/"page":"\/goods_detail\/:id","vitals":\{.*"LCP":\d/);

    await decide('Statistics', false);
    sent.length = 0;
    await visit();
    expect(sent).toEqual([]);
  } finally {
    await shop.stop();
  }
});

test('a shop that does not want to know it does not ask', async ({ page }) => {
  await page.goto(settings);
  await expect(page.getByRole('heading', { name: 'Cookie settings' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toHaveCount(0);
  const answer = await page.request.post('/resources/vitals', {
    form: { page: '/', LCP: '1' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(404);
});
