import { expect, it, vi } from 'vitest';
import { listen, track, trackOnce } from './bus.ts';

it('events wait for who listens, the last ones of this page load, and are told once', () => {
  for (let page = 1; page <= 40; page += 1) track('page_view', { address: `/${page}` });
  const first = vi.fn<Parameters<typeof listen>[0]>();
  listen(first);
  expect(first).toHaveBeenCalledTimes(30);
  expect(first).toHaveBeenLastCalledWith('page_view', { address: '/40' });
  const second = vi.fn<Parameters<typeof listen>[0]>();
  listen(second);
  expect(second).not.toHaveBeenCalled();
  track('login', { method: 'email' });
  expect(second).toHaveBeenCalledExactlyOnceWith('login', { method: 'email' });
});

it('what is shown again is told once', () => {
  const told = vi.fn<Parameters<typeof listen>[0]>();
  listen(told);
  for (const key of ['a', 'b', 'a']) trackOnce(key, 'search', { keywords: key });
  expect(told.mock.calls).toEqual(['a', 'b'].map((keywords) => ['search', { keywords }]));
});
