import { checkConformance, conforms, type Finding, report } from '@marketfront/api-client/conformance';
import { describe, expect, it } from 'vitest';
import { makeProduct, makeShopper } from './testing/goods.ts';
import { useShop } from './testing/shop.ts';

const world = useShop();

/** Runs the command's own requests against the sandbox, with one response changed by `bend`. */
const check = (options: { token?: string; write?: boolean } = {}, bend = (_: string, body: string) => body) =>
  checkConformance({
    baseUrl: 'http://sandbox.test',
    ...options,
    fetch: async (request) => {
      const response = await world.shop.app.fetch(request);
      return new Response(bend(new URL(request.url).pathname, await response.text()), response);
    },
  });

const of = (findings: readonly Finding[], operationId: string) =>
  findings.find((finding) => finding.operationId === operationId);

describe('marketfront-conformance', () => {
  it('finds nothing wrong with the sandbox, without and with a token', async () => {
    await makeProduct(world.shop.db);
    const anonymous = await check();
    expect(report(anonymous, { problems: true })).toMatch(
      /^\d+ served.*\nA shop can work on this back end as far as it was seen: \d+ calls follow the contract, \d+ could not be checked\.$/,
    );
    expect(of(anonymous, 'getProduct')?.kind).toBe('served');
    expect(of(anonymous, 'listOrders')?.kind).toBe('guarded');

    const { token } = await makeShopper(world.shop.db);
    const signedIn = await check({ token });
    expect(conforms(signedIn)).toBe(true);
    expect(of(signedIn, 'listOrders')?.kind).toBe('served');
  });

  it('changes nothing unless told to, and then takes back what it did', async () => {
    const { product } = await makeProduct(world.shop.db);
    const { token } = await makeShopper(world.shop.db);
    const collected = async () => {
      const { data } = await world.shop.call('getProduct', { params: { id: product.id }, token });
      return data?.userCollect;
    };
    const findings = await check({ token });
    expect(of(findings, 'addFavouriteProduct')?.kind).toBe('guarded');
    expect(await collected()).toBe(false);

    const written = await check({ token, write: true });
    expect(of(written, 'addFavouriteProduct')?.kind).toBe('served');
    expect(of(written, 'removeFavouriteProduct')?.kind).toBe('served');
    expect(await collected()).toBe(false);
  });

  it('names the field that differs, once for all rows', async () => {
    await makeProduct(world.shop.db);
    const findings = await check({}, (path, body) =>
      path.endsWith('/product/list') ? body.replaceAll(/"price":"[^"]*"/g, '"price":12.5') : body,
    );
    expect(of(findings, 'listProducts')?.differences).toEqual([
      { path: 'data.list[0].price', problem: 'must be string, is 12.5' },
    ]);
    expect(conforms(findings)).toBe(false);
    expect(report(findings)).toContain('data.list[0].price must be string, is 12.5');
    expect(report(findings, { problems: true }).split('\n')).toEqual([
      expect.stringMatching(/^DIFFERS +GET .*product\/list/),
      '           data.list[0].price must be string, is 12.5',
      '',
      expect.stringContaining('1 differs'),
      expect.stringMatching(/^A shop cannot work on this back end: 1 of \d+ calls/),
    ]);
  });

  it('tells a call that is not there from one that may be absent', async () => {
    const findings = await checkConformance({
      baseUrl: 'http://sandbox.test',
      fetch: async (request) =>
        /suggest|hot|keyword/.test(request.url)
          ? new Response('<h1>Not Found</h1>', { status: 404 })
          : world.shop.app.fetch(request),
    });
    expect(of(findings, 'suggest')).toMatchObject({ kind: 'missing', optional: true });
    expect(of(findings, 'listHotWords')).toMatchObject({ kind: 'missing', optional: false });
    expect(conforms(findings.filter(({ operationId }) => operationId !== 'listHotWords'))).toBe(true);
    expect(conforms(findings)).toBe(false);
  });

  it.each([
    ['by status', () => new Response('{}', { status: 401 })],
    ['by code', () => Response.json({ code: 410_000, message: 'Please sign in', data: null })],
  ])('knows nothing of calls at a back end that asks for a token everywhere, %s', async (_, answer) => {
    const findings = await checkConformance({
      baseUrl: 'http://guarded.test',
      fetch: () => Promise.resolve(answer()),
    });
    expect(findings.filter(({ kind }) => kind === 'guarded')).toEqual([]);
    expect(of(findings, 'listOrders')).toMatchObject({ kind: 'hidden' });
    expect(of(findings, 'addFavouriteProduct')).toMatchObject({ kind: 'hidden' });
    expect(of(findings, 'listProducts')).toMatchObject({ kind: 'failed' });
    expect(conforms(findings)).toBe(false);
  });

  it('says when a back end does not answer in time', async () => {
    const findings = await checkConformance({
      baseUrl: 'http://sandbox.test',
      timeoutMs: 1,
      fetch: (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        ),
    });
    expect(of(findings, 'getSite')).toMatchObject({ kind: 'failed', note: 'no answer within 1 ms' });
  });
});
