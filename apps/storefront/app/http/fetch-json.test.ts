// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns the cookies that each request is sent with, by which browsers find prefetched data. */
function answerWith(answer: () => Promise<Response>): string[] {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    sent.push(document.cookie);
    return answer();
  });
  return sent;
}

describe('a form that is sent beside the page', () => {
  it('drops what was loaded ahead before its answer, and again after it', async () => {
    const before = document.cookie;
    const sent = answerWith(async () => Response.json({ ok: true }));
    expect(await fetchJson('/resources/cart', new FormData())).toEqual({ ok: true });
    expect(new Set([before, ...sent, document.cookie]).size).toBe(3);
  });

  it('drops it when its answer is lost, too', async () => {
    const sent = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchJson('/resources/cart', new FormData())).toBeUndefined();
    expect([document.cookie]).not.toEqual(sent);
  });

  it('keeps it where data is only read', async () => {
    const before = document.cookie;
    answerWith(async () => Response.json([]));
    await fetchJson('/resources/menu');
    expect(document.cookie).toBe(before);
  });
});
