import { ApiError, apiErrorKinds } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { readCookies } from '../session/cookies.server.ts';
import { errorMessage, isGone, isMissing, statusOf } from './error-message.server.ts';
import { createShop } from './shop.server.ts';

const shopIn = async (path: string) =>
  createShop({
    url: new URL(path, 'https://shop.test'),
    cookies: await readCookies(null),
    clientAddress: '',
  });

describe('errorMessage', () => {
  it.each(apiErrorKinds)('has a message for a failure of kind %s that has none of its own', async (kind) => {
    const message = await errorMessage(await shopIn('/'), new ApiError({ kind, message: '' }));
    expect(message).toMatch(/\S/);
  });

  it('translates a known sentence of the server', async () => {
    const error = new ApiError({
      fromServer: true,
      kind: 'server',
      code: 500,
      message: 'order does not exist',
    });
    expect(await errorMessage(await shopIn('/'), error)).toBe('There is no such order.');
    expect(await errorMessage(await shopIn('/fr'), error)).toBe('Cette commande n’existe pas.');
  });

  it.each([
    ['/', 'Please wait 42 seconds before asking for another code', /in 42 seconds/],
    ['/', 'Too many attempts, please try again in 1 minutes', /in 1 minute\./],
    ['/fr', 'Too many attempts, please try again in 15 minutes', /15 minutes/],
    ['/', 'Please wait a few seconds before asking for another code', /a few seconds/],
  ])('says how long to wait: %s %s', async (path, message, expected) => {
    const error = new ApiError({ fromServer: true, kind: 'refused', code: 500, message });
    expect(await errorMessage(await shopIn(path), error)).toMatch(expected);
  });

  it('shows an unknown sentence of the server as it is', async () => {
    const error = new ApiError({ fromServer: true, kind: 'server', code: 500, message: 'The moon is full' });
    expect(await errorMessage(await shopIn('/'), error)).toBe('The moon is full');
  });

  it('never shows the text of an error that is not from the server', async () => {
    const error = new ApiError({ kind: 'unavailable', message: 'connect ECONNREFUSED 127.0.0.1:4000' });
    expect(await errorMessage(await shopIn('/'), error)).toMatch(/^The shop cannot be reached/);
  });
});

describe('statusOf', () => {
  it('is 404 where the sentence says that something does not exist', () => {
    expect(
      statusOf(
        new ApiError({ fromServer: true, kind: 'server', code: 500, message: 'order does not exist' }),
      ),
    ).toBe(404);
    expect(
      statusOf(new ApiError({ fromServer: true, kind: 'server', code: 500, message: 'System exception' })),
    ).toBe(502);
  });

  it('does not trust a sentence that is not from the server', () =>
    expect(statusOf(new ApiError({ kind: 'unavailable', message: 'order does not exist' }))).toBe(503));
});

describe('a call that got no answer in time', () => {
  it.each([
    ['registerByEmail', /do not know yet whether this was done/],
    ['createReview', /do not know yet/],
    ['getProduct', /took too long/],
    ['computePrice', /took too long/],
  ] as const)('%s', async (operation, text) => {
    const error = new ApiError({ kind: 'timeout', operation, message: '' });
    expect(await errorMessage(await shopIn('/'), error)).toMatch(text);
  });
});

describe('isGone', () => {
  it('is what the server says, not what stands before it', () => {
    const said = new ApiError({
      fromServer: true,
      kind: 'refused',
      code: 500,
      message: 'order does not exist',
    });
    const unserved = new ApiError({ kind: 'notFound', code: 404, message: 'HTTP 404 without the envelope' });
    expect([isGone(said), isMissing(said)]).toEqual([true, true]);
    expect([isGone(unserved), isMissing(unserved)]).toEqual([false, true]);
  });
});
