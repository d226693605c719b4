import { expect, it, vi } from 'vitest';
import type { Redis } from 'iovalkey';
import { watchMaintenance } from './maintenance.ts';
import { listen } from './testing.ts';

const closed = () => listen({ maintenance: watchMaintenance('900', undefined) });

it.each([
  ['/fr/cart', {}, 'Nous revenons bientôt'],
  ['/', { 'Accept-Language': 'th' }, 'เราจะกลับมาเร็ว ๆ นี้'],
  ['/categories?id=1', { Cookie: 'locale=lao' }, 'ພວກເຮົາຈະກັບມາໃນໄວໆນີ້'],
  ['/cart', {}, 'We will be back soon'],
])('a shop in maintenance says so in the language of the shopper: %s', async (path, headers, title) => {
  const answer = await fetch((await closed()) + path, { headers });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '900']);
  expect(await answer.text()).toContain(`<h1>${title}</h1>`);
});

it('is alive and not ready', async () => {
  const origin = await closed();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
});

it.each([
  '/order/payment?orderNo=PT1',
  '/fr/order/payment_result',
  '/order/stripe_payment.data',
  '/favicon.svg',
])('lets an order that is being paid be finished: %s', async (path) =>
  expect((await fetch((await closed()) + path)).status).toBe(200),
);

it('takes no new order', async () => {
  const origin = await closed();
  const answer = await fetch(`${origin}/order/order_confirm`, {
    method: 'POST',
    headers: { Origin: origin },
  });
  expect(answer.status).toBe(503);
});

it('is switched by a key of Valkey for all processes, and stays as it was while that is away', async () => {
  vi.useFakeTimers();
  const get = vi.fn<(key: string) => Promise<string | null>>().mockResolvedValue(null);
  const { retryAfter } = watchMaintenance(undefined, { get } as unknown as Redis);
  const afterNextRead = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return retryAfter();
  };
  expect(await afterNextRead()).toBeUndefined();
  get.mockResolvedValue('1');
  expect(await afterNextRead()).toBe(300);
  get.mockRejectedValue(new Error('away'));
  expect(await afterNextRead()).toBe(300);
  get.mockResolvedValue(null);
  expect(await afterNextRead()).toBeUndefined();
  vi.useRealTimers();
});
