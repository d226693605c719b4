import { newScope, runInScope } from '@marketfront/operations';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../services/log.server.ts';
import { browserWithToken, failWith } from '../testing/failing-calls.ts';
import { TestBrowser } from '../testing/browser.ts';
import { shopLoader, signedInLoader } from './loaders.server.ts';

const page = '/user_center/order/list?tab=toPay';

describe('loaders', () => {
  it.each([
    ['validation', 400],
    ['forbidden', 403],
    ['notFound', 404],
    ['server', 502],
    ['malformed', 502],
    ['unavailable', 503],
    ['refused', 409],
    ['timeout', 504],
  ] as const)('answer a failure of kind %s with status %i and a message', async (kind, status) => {
    const answer = await new TestBrowser().load(
      shopLoader(async () => failWith(kind)),
      '/cart',
    );
    expect(answer.status).toBe(status);
    expect(answer.data).toEqual({ kind, message: expect.stringMatching(/\S/) as string });
  });

  it('answer 404 where the server says that something does not exist, in the language of the page', async () => {
    const loader = shopLoader(async () => failWith('server', 'order does not exist'));
    const answer = await new TestBrowser().load(loader, '/fr/cart');
    expect(answer.status).toBe(404);
    expect(answer.data).toMatchObject({ message: 'Cette commande n’existe pas.' });
  });

  it('report programming errors, and answer with the id to quote', async () => {
    const broken = shopLoader(async () => {
      throw new TypeError('x is undefined');
    });
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const scope = newScope('request-7');
    const answer = await runInScope(scope, () => new TestBrowser().load(broken, '/cart'));
    expect(answer).toMatchObject({ status: 500, data: { kind: 'unexpected', requestId: 'request-7' } });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId: 'request-7' }), 'error');
  });

  it('show the page to a visitor when the session has ended', async () => {
    const browser = await browserWithToken();
    const cart = shopLoader(async ({ signedIn }) =>
      signedIn ? failWith('unauthorised') : 'cart of a visitor',
    );
    expect(await browser.load(cart, '/cart')).toMatchObject({ status: 200, data: 'cart of a visitor' });
    expect(await browser.cookie('token')).toBeUndefined();
    expect(await browser.cookie('clearStorage')).toBe('1');
  });

  it('lead to the sign-in page when the API wants an account in any case', async () => {
    const answer = await new TestBrowser().load(
      shopLoader(async () => failWith('unauthorised')),
      '/cart',
    );
    expect(answer).toMatchObject({ status: 302, location: '/login' });
  });
});

describe('loaders of pages that need an account', () => {
  const loader = signedInLoader(async () => 'orders');

  it('lead a visitor to the sign-in page and keep the requested path', async () => {
    const browser = new TestBrowser();
    expect(await browser.load(loader, `/fr${page}`)).toMatchObject({ status: 302, location: '/fr/login' });
    expect(await browser.cookie('fromPath')).toBe(page);
  });

  it('end a session that the API does not know: the sign-in page says so and leads back', async () => {
    const browser = await browserWithToken();
    const ended = signedInLoader(async () =>
      failWith('unauthorised', 'Not logged in or the token has expired'),
    );
    const answer = await browser.load(ended, `/fr${page}`);
    expect(answer).toMatchObject({ status: 302, location: '/fr/login' });
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(await browser.cookie('token')).toBeUndefined();
    expect(await browser.cookie('fromPath')).toBe(page);
    expect(await browser.flash()).toMatchObject({
      tone: 'critical',
      message: expect.stringMatching(/session/),
    });
  });

  it('serve a shopper', async () => {
    expect(await (await browserWithToken()).load(loader, page)).toMatchObject({
      status: 200,
      data: 'orders',
    });
  });
});
