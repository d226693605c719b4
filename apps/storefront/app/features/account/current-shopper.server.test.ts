import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { log } from '../../services/index.server.ts';

const silent = createServer(() => undefined).listen(0, '127.0.0.1');
await once(silent, 'listening');
// The modules read the address of the API and the time limit of a block when they are imported.
vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
vi.stubEnv('BLOCK_TIMEOUT_MS', '100');
const { readCookies } = await import('../../session/index.server.ts');
const { createShop } = await import('../../http/index.server.ts');
const { loadCurrentShopper } = await import('./current-shopper.server.ts');
vi.unstubAllEnvs();

afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

it('name and cart count of a slow back end do not delay the page', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
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
});
