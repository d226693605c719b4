import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import * as logging from '../app/services/log.server.ts';
import { createStackReader } from './source-maps.ts';
import { listen } from './testing.ts';

vi.mock(import('../app/services/log.server.ts'), async (original) => ({
  ...(await original()),
  reportError: vi.fn<typeof logging.reportError>(),
}));
afterEach(() => vi.clearAllMocks());

const reports = () => vi.mocked(logging.reportError).mock.calls;

const post = (origin: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/reports`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const error = {
  id: 'b-abc',
  build: 'build1',
  page: '/fr/goods_detail/7',
  name: 'TypeError',
  message: 'x is y',
};

it('takes an error of a browser, and knows those of hydration', async () => {
  const origin = await listen();
  expect((await post(origin, error)).status).toBe(204);
  const message = 'Minified React error #418; visit https://react.dev/errors/418';
  expect((await post(origin, { ...error, message })).status).toBe(204);
  const details = { build: 'build1', route: '/goods_detail/:id', id: 'b-abc' };
  expect(reports().map(([, given]) => given)).toEqual([
    { source: 'browser', ...details },
    { source: 'hydration', ...details },
  ]);
});

it('takes violations of the policy as browsers report them, without what an address carries', async () => {
  const origin = await listen();
  const body = {
    documentURL: 'https://shop.test/forget?email=ann@shopper.test',
    effectiveDirective: 'img-src',
    blockedURL: 'https://tracker.test/p.gif?who=ann',
    sourceFile: 'https://shop.test/assets/a.js',
    lineNumber: 3,
    disposition: 'enforce',
  };
  const answer = await post(
    origin,
    [
      { type: 'csp-violation', body },
      { type: 'deprecation', body },
    ],
    {
      'Content-Type': 'application/reports+json',
    },
  );
  expect(answer.status).toBe(204);
  expect(reports()).toEqual([
    [
      {
        name: 'ContentSecurityPolicyViolation',
        message: 'img-src does not allow tracker.test',
        stack: '/assets/a.js:3',
      },
      { source: 'csp', route: '/forget' },
    ],
  ]);
});

it('refuses what is no report, what is too large, and what comes from another site', async () => {
  const origin = await listen();
  expect((await post(origin, { hello: 'there' })).status).toBe(400);
  expect((await post(origin, { ...error, stack: 'x'.repeat(40_000) })).status).toBe(413);
  expect((await post(origin, error, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(reports()).toEqual([]);
});

it('takes twenty of a client in a minute', async () => {
  const origin = await listen({ trustedProxies: ['loopback'] });
  const from = (address: string) => post(origin, error, { 'X-Forwarded-For': address });
  const answers = await Promise.all(Array.from({ length: 25 }, () => from('203.0.113.9')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await from('203.0.113.10')).status).toBe(204);
});

it('has no such address while errors are not collected', async () => {
  const origin = await listen({ collectsErrors: false });
  expect((await post(origin, error)).status).toBe(415);
});

it('reads places of built scripts in terms of our sources', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  mkdirSync(folder, { recursive: true });
  const map = { version: 3, sources: ['../../../app/cart.ts'], names: [], mappings: 'AAEE' };
  writeFileSync(path.join(folder, 'cart-1.js.map'), JSON.stringify(map));
  const read = createStackReader(folder);
  expect(
    read(
      'TypeError: x\n    at run (https://shop.test/assets/cart-1.js:1:5)\nb@https://shop.test/assets/other.js:1:5',
    ),
  ).toBe('TypeError: x\n    at run (app/cart.ts:3:3)\nb@https://shop.test/assets/other.js:1:5');
  expect(read('at https://shop.test/assets/..%2F..%2Fx.js:1:1')).toBe(
    'at https://shop.test/assets/..%2F..%2Fx.js:1:1',
  );
});
