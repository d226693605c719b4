// @vitest-environment happy-dom
import type { MiddlewareFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { dropPrefetched, dropPrefetchedAfterForms } from './drop-prefetched.ts';

/** The cookies that `Vary: Cookie` compares. */
const cookies = () => document.cookie;

/** Runs the middleware for a request; returns the cookies while it is pending, and afterwards. */
async function send(method: string, answer: () => unknown = () => undefined) {
  const onItsWay: string[] = [];
  const args = { request: new Request('https://shop.test/cart', { method }) };
  const next = async () => {
    onItsWay.push(cookies());
    return answer();
  };
  try {
    await (dropPrefetchedAfterForms as MiddlewareFunction<unknown>)(args as never, next);
  } catch {
    // The router shows its error page.
  }
  return [...onItsWay, cookies()];
}

describe('what was loaded ahead', () => {
  it('is dropped by each form, when it is sent and when it is answered', async () => {
    dropPrefetched();
    const before = cookies();
    expect(new Set([before, ...(await send('POST'))]).size).toBe(3);
  });

  it('is dropped although the answer to a form is lost', async () => {
    const [onItsWay, afterwards] = await send('POST', () => {
      throw new TypeError('Failed to fetch');
    });
    expect(afterwards).not.toBe(onItsWay);
  });

  it('is kept by a page that is opened', async () => {
    dropPrefetched();
    const before = cookies();
    expect(await send('GET')).toEqual([before, before]);
  });
});
