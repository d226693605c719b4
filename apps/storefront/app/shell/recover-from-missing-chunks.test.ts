// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadUntilThere } from '../../speed/browser/load-until-there.ts';
import { recoverFromMissingChunks } from './recover-from-missing-chunks.ts';

const reload = vi.fn<() => void>();
let build = 'new';

beforeAll(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ build }));
  recoverFromMissingChunks('old');
});

beforeEach(() => {
  build = 'new';
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Resolves once the page has requested the server's build and read the response. */
async function codeIsMissing(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setImmediate(resolve));
}

it('loads the page again when code is missing, and not twice in a minute', async () => {
  await codeIsMissing();
  await codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 61_000);
  await codeIsMissing();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the page when the connection has lost the code, also when it is told so after the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await codeIsMissing();
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await codeIsMissing();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 6_000);
  await codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page that is being left, whose code the browser cancels', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  build = 'old';
  await codeIsMissing();
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).not.toHaveBeenCalled();
});

it('loads a page again that stays without its code', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  build = 'old';
  await codeIsMissing();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps a page whose lost code has come since', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  build = 'old';
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('there');
  await codeIsMissing();
  const loaded = loadUntilThere(load);
  await new Promise((resolve) => setImmediate(resolve));
  dispatchEvent(new Event('wheel'));
  expect(await loaded).toBe('there');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).not.toHaveBeenCalled();
});
