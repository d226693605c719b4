import { ApiError } from '@marketfront/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { queries } from '../../http/index.server.ts';
import type { Shop } from '../../http/index.server.ts';
import { loadRoot } from './root.server.ts';
import { log } from '../../services/index.server.ts';

vi.mock('../../http/queries.server.ts', () => ({
  queries: { site: vi.fn<() => unknown>(), languages: () => Promise.resolve([]) },
}));
vi.mock('../account/index.server.ts', () => ({ loadCurrentShopper: () => Promise.resolve(null) }));
vi.mock('../../session/flash.server.ts', () => ({ takeFlash: () => null }));

afterEach(() => vi.restoreAllMocks());

const shop = { locale: { code: 'en' }, cookies: { get: () => undefined } } as unknown as Shop;
const currencyNow = async () => (await loadRoot(shop)).site.currency;

it('shows dollars until the back end has named a currency, and keeps that while it does not answer', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const site = vi.mocked(queries.site) as unknown as ReturnType<typeof vi.fn<() => Promise<unknown>>>;
  const silence = () => Promise.reject(new ApiError({ kind: 'unavailable', message: 'no answer' }));
  site.mockImplementation(silence);
  expect(await currencyNow()).toBe('USD');
  site.mockResolvedValue({ name: 'Shop', currency: { code: 'EUR' } });
  expect(await currencyNow()).toBe('EUR');
  site.mockImplementation(silence);
  expect(await currencyNow()).toBe('EUR');
});
