// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWithFiles } from './load-with-files.ts';

const load = vi.fn<() => Promise<string>>(async () => 'module');
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

// No server has these files: each test dispatches the event that a browser would.
const { happyDOM } = globalThis as unknown as { happyDOM: { settings: Record<string, boolean> } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
const answer = (event: 'load' | 'error') =>
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event(event));

beforeEach(() => {
  document.head.innerHTML = '';
  load.mockClear();
});

it('requests all files at once, each of them once', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/there.js">';
  expect(await loadWithFiles(load, ['assets/there.js', 'assets/a.js'])).toBe('module');
  await loadWithFiles(load, ['assets/a.js']);
  expect(links()).toEqual([
    ['modulepreload', '/assets/there.js'],
    ['modulepreload', '/assets/a.js'],
  ]);
});

it('waits for a style sheet, also where another import has requested it', async () => {
  const first = loadWithFiles(load, ['assets/first.css']);
  const second = loadWithFiles(load, ['assets/first.css']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  answer('load');
  expect(await Promise.all([first, second])).toEqual(['module', 'module']);
  expect(links()).toEqual([['stylesheet', '/assets/first.css']]);
});

it('requests a style sheet again that could not be loaded', async () => {
  const failing = loadWithFiles(load, ['assets/second.css']);
  answer('error');
  await expect(failing).rejects.toThrow('/assets/second.css could not be loaded.');
  const next = loadWithFiles(load, ['assets/second.css']);
  answer('load');
  expect(await next).toBe('module');
});

it('dispatches an event when a module could not be loaded, and stays pending while the page is reloaded', async () => {
  const failing = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadWithFiles(failing)).rejects.toThrow('Failed to fetch');

  const reload = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('vite:preloadError', reload, { once: true });
  const answered = vi.fn<() => void>();
  void loadWithFiles(failing).finally(answered);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(answered).not.toHaveBeenCalled();
});
