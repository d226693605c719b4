// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadIfDeployed } from './reload-for-build.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ build: 'new' }));
});

it('loads a page of another build again, once in a minute', async () => {
  await reloadIfDeployed('old');
  await reloadIfDeployed('old');
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps a page of the same build, and one whose server does not answer', async () => {
  await reloadIfDeployed('new');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadIfDeployed('old');
  expect(reload).not.toHaveBeenCalled();
});

it('keeps a page where the browser denies storage', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await reloadIfDeployed('old');
  expect(reload).not.toHaveBeenCalled();
});
