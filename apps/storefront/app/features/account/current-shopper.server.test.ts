import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';

it('name and cart count of a slow back end do not delay the page', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv('BLOCK_TIMEOUT_MS', '100');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { readCookies } = await import('../../platform/cookies.server.ts');
  const { createShop } = await import('../../platform/shop.server.ts');
  const { loadCurrentShopper } = await import('./current-shopper.server.ts');

  const cookies = await readCookies(null);
  cookies.set('token', 'secret');
  const shop = createShop({ url: new URL('https://shop.test/'), cookies, clientAddress: '' });
  const start = performance.now();
  expect(await loadCurrentShopper(shop)).toEqual({
    signedIn: true,
    nickname: '',
    cartCount: 0,
    offersPasskey: false,
  });
  expect(performance.now() - start).toBeLessThan(1_000);

  silent.closeAllConnections();
  silent.close();
});
