import { beforeEach, onTestFinished, vi } from 'vitest';
import { caching } from '../../app/services/caching.ts';
import type { ShopServerOptions } from '../../server/app.ts';

export type Handle = ShopServerOptions['handle'];

export const html = { 'Content-Type': 'text/html; charset=utf-8' };
export const forEverybody = { ...html, 'Cache-Control': caching.everybody };

/** Responses of a back end that serves pages, counted. */
export function pages(answer: (count: number) => Response) {
  let count = 0;
  return vi.fn<Handle>(async () => {
    count += 1;
    return answer(count);
  });
}
export const counted = () => pages((count) => new Response(`<p>page ${count}`, { headers: forEverybody }));

export const text = async (origin: string, path = '/', headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).text();

/** Stops the clock in all tests of a file, which pass time themselves. */
export function useStoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  });
}
