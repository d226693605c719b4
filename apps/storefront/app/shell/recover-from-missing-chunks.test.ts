// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadUntilThere } from '../../speed/browser/load-until-there.ts';
import { recoverFromMissingChunks } from './recover-from-missing-chunks.ts';

const reload = vi.fn<() => void>();
let build = 'new';
/** Each test is an hour later, so that nothing of the one before counts. */
let now = Date.now();

beforeAll(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ build }));
  recoverFromMissingChunks('old');
});

beforeEach(() => {
  build = 'new';
  sessionStorage.clear();
  reload.mockClear();
  now += 3_600_000;
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Resolves once the page has requested the server's build and read the response. */
async function codeIsMissing(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setImmediate(resolve));
}

/** Presses a link, which the browser follows unless a handler of the page prevents it. */
function follow({ href = '/cart', prevented = false } = {}): void {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  document.body.append(link);
  onTestFinished(() => link.remove());
  if (prevented) addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
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
  build = 'old';
  await codeIsMissing();
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['before', 0],
  ['after', 2_900],
])(
  'does not undo a link that was followed %s the code was lost, however slowly its page arrives',
  async (_, later) => {
    build = 'old';
    if (later === 0) follow();
    await codeIsMissing();
    await vi.advanceTimersByTimeAsync(later);
    if (later > 0) follow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  },
);

it('does not undo a link that was followed after a deployment', async () => {
  follow();
  await vi.advanceTimersByTimeAsync(1);
  await codeIsMissing();
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['that the router follows', { prevented: true }],
  ['within the page', { href: '#reviews' }],
])('loads a page again that stays, after a link %s', async (_, link) => {
  build = 'old';
  follow(link);
  await codeIsMissing();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads a page again that is still shown half a minute after a link', async () => {
  build = 'old';
  follow();
  await codeIsMissing();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads a page again that stays without its code', async () => {
  build = 'old';
  await codeIsMissing();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps a page whose lost code has come since', async () => {
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
