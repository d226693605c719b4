import { describe, expect, it } from 'vitest';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { logoutAction } from './logout.server.ts';

describe('signing out', () => {
  it('ends the session on the server and in the browser', async () => {
    const { browser, api } = await newShopper();
    const answer = await browser.submit(logoutAction, '/fr/logout');
    expect(answer).toMatchObject({ status: 303, location: '/fr' });
    expect(await browser.cookie('token')).toBeUndefined();
    expect(await browser.cookie('clearStorage')).toBe('1');
    expect(await browser.flash()).toMatchObject({ tone: 'success' });
    await expect(api.account.info()).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  it('works for a visitor too', async () => {
    expect(await new TestBrowser().submit(logoutAction, '/logout')).toMatchObject({
      status: 303,
      location: '/',
    });
  });
});
