// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { recoverFromMissingChunks } from './recover-from-missing-chunks.ts';

const reload = vi.fn<() => void>();

beforeAll(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  recoverFromMissingChunks();
});

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

const codeIsMissing = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('loads the page again when code is missing, and not twice in a minute', () => {
  codeIsMissing();
  codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 61_000);
  codeIsMissing();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the page when the connection has lost the code, also when it is told so after the connection is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  codeIsMissing();
  online.mockRestore();
  dispatchEvent(new Event('online'));
  codeIsMissing();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 6_000);
  codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
});
