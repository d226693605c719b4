import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createPurge, type PurgeOptions } from './purge.ts';
import { hasValkey, startValkey } from '../app/testing/valkey.ts';

const secret = 'a shared secret';
const now = () => Math.floor(Date.now() / 1000);

function signed(body: string, { time = now(), key = secret } = {}): Request {
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return new Request('https://shop.test/hooks/purge', {
    method: 'POST',
    headers: { 'Marketfront-Signature': `t=${time},v1=${signature}` },
    body,
  });
}

const purgeOf = (given: string | undefined = secret) => {
  const purge = vi.fn<PurgeOptions['purge']>(async () => undefined);
  return { purge, answer: createPurge({ secret: given, valkey: undefined, purge }) };
};

it('removes what a signed call names', async () => {
  const { purge, answer } = purgeOf();
  const tags = ['product:1', 'store:3', 'category:7', 'site'];
  expect((await answer(signed(JSON.stringify({ tags })))).status).toBe(200);
  expect(purge).toHaveBeenCalledExactlyOnceWith(tags);
});

describe('removes nothing for', () => {
  const body = JSON.stringify({ tags: ['site'] });
  it.each([
    ['a call of another secret', signed(body, { key: 'guessed' }), 401],
    ['a call that was recorded', signed(body, { time: now() - 301 }), 401],
    ['a call without signature', new Request('https://shop.test/', { method: 'POST', body }), 401],
    ['unknown tags', signed('{"tags":["product:-1"]}'), 400],
    ['no JSON', signed('tags'), 400],
    ['another shape', signed('[]'), 400],
    ['a look', new Request('https://shop.test/hooks/purge'), 405],
    ['too much', signed(JSON.stringify({ tags: Array.from({ length: 1001 }, () => 'site') })), 400],
  ])('%s', async (_, request, status) => {
    const { purge, answer } = purgeOf();
    expect((await answer(request)).status).toBe(status);
    expect(purge).not.toHaveBeenCalled();
  });

  it('anybody where no secret is set', async () => {
    const { purge, answer } = purgeOf('');
    expect((await answer(signed(body))).status).toBe(404);
    expect(purge).not.toHaveBeenCalled();
  });
});

it.runIf(hasValkey)('tells the other processes', async () => {
  const { connect } = await startValkey();
  const other = vi.fn<PurgeOptions['purge']>(async () => undefined);
  createPurge({ secret, valkey: await connect(), purge: other });
  const answer = createPurge({ secret, valkey: await connect(), purge: async () => undefined });
  await expect
    .poll(async () => {
      await answer(signed('{"tags":["product:1"]}'));
      return other.mock.calls.length;
    })
    .toBeGreaterThan(0);
  expect(other).toHaveBeenCalledWith(['product:1']);
});
