import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from './own-shop.ts';
import { answers, expect, test } from './shop.ts';
import { question } from './consent-question.ts';

test('an experiment shows each share its page for everybody, and counts who sees it', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'flags-'));
  const file = path.join(folder, 'flags.json');
  const homeGoods = {
    state: 'ENABLED',
    variants: { usual: 'featured', fresh: 'arrivals' },
    defaultVariant: 'usual',
    targeting: {
      fractional: [
        ['usual', 50],
        ['fresh', 50],
      ],
    },
  };
  const setFlag = (flag: object) => writeFile(file, JSON.stringify({ flags: { 'home-goods': flag } }));
  await setFlag(homeGoods);
  const own = await startShop({ ANALYTICS_FIRST_PARTY: '1', FEATURE_FLAGS_FILE: file });
  const home = `http://localhost:${own.port}/`;
  const first = async () => {
    const found = page.getByRole('heading', { level: 2, name: /^(?:Featured|New arrivals)/ }).first();
    return (await found.textContent()) ?? '';
  };
  try {
    await page.goto(home);
    const usual = await first();
    await question(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(question(page)).toHaveCount(0);
    const cookies = await context.cookies(home);
    const bucketCookie = cookies.find(({ name }) => name === 'mf-bucket');
    expect(bucketCookie?.value).toMatch(/^\d{1,3}$/);

    const seen = new Map<string, string>();
    for (let bucket = 0; seen.size < 2 && bucket < 40; bucket += 1) {
      await context.addCookies([{ name: 'mf-bucket', value: String(bucket), url: home }]);
      const answer = await page.request.get(home);
      expect(answer.headers()['cache-status']).toMatch(/^shop; (?:hit|fwd=miss; stored)$/);
      const text = await answer.text();
      const variant = text.indexOf('>New arrivals') < text.indexOf('>Featured') ? 'fresh' : 'usual';
      if (seen.has(variant)) continue;
      await page.goto(home);
      await answers(page);
      seen.set(variant, await first());
      await page.goto(`${home}help`);
      await expect
        .poll(() => own.log())
        .toContain(
          `"experiment_viewed","parameters":{"experiment_id":"home-goods","variant_id":"${variant}"}`,
        );
    }
    expect(seen.get('usual')).toBe(usual);
    expect(seen.get('fresh')).not.toBe(usual);

    // Switched for everybody, without a restart.
    await setFlag({ ...homeGoods, defaultVariant: 'fresh', targeting: {} });
    await context.clearCookies();
    await expect.poll(async () => (await page.goto(home)) && (await first())).not.toBe(usual);
  } finally {
    await page.goto('about:blank');
    await own.stop();
    await rm(folder, { recursive: true });
  }
});
