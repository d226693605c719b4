import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../../http/index.server.ts';
import { newShopper, TestBrowser } from '../../../testing/browser.ts';
import { breakOperation } from '../../../testing/sandbox.ts';
import { exportData, profileAction } from './profile-action.server.ts';
import { loadProfilePage } from './profile.server.ts';

const page = '/users/user_info';
const load = signedInLoader((shop, { url }) => loadProfilePage(shop, url.searchParams));

describe('the profile', () => {
  it('keeps its other parts when passkeys and devices cannot be read', async () => {
    const { browser, email } = await newShopper();
    await breakOperation('listPasskeys');
    await breakOperation('listSessions');
    expect(await browser.load(load, page)).toMatchObject({
      status: 200,
      data: { email, passkeys: null, devices: null },
    });
  });

  it('saves a nickname with the picture that is there', async () => {
    const { browser, api } = await newShopper();
    const answer = await browser.submit(profileAction, page, { intent: 'nickname', nickname: 'Ann' });
    expect(answer).toMatchObject({ status: 303, location: page });
    expect(await browser.flash()).toEqual({ tone: 'success', message: 'Your profile is saved' });
    expect((await api.account.info()).nickname).toBe('Ann');
  });

  it('keeps what was typed, but no secrets, when a form is refused', async () => {
    const { browser } = await newShopper();
    const answer = await browser.submit(profileAction, page, {
      intent: 'changePassword',
      captcha: '123456',
      newPassword: 'short',
      passwordAgain: 'short',
    });
    expect(answer).toMatchObject({ status: 400, data: { ok: false, section: 'password' } });
    expect(JSON.stringify(answer.data)).not.toMatch(/short|123456/);
  });

  it('tells at its form what the API refuses', async () => {
    const { browser } = await newShopper();
    const answer = await browser.submit(profileAction, page, { intent: 'signOutDevice:2000000001' });
    expect(answer).toMatchObject({
      status: 400,
      data: { ok: false, section: 'devices', message: 'This device is not signed in any more.' },
    });
  });

  it('refuses an intent that it does not know', async () => {
    const { browser } = await newShopper();
    for (const intent of ['', 'constructor', 'toString:1'])
      expect((await browser.submit(profileAction, page, { intent })).status).toBe(400);
  });

  it('leads a visitor to the sign-in page, also for the download', async () => {
    const browser = new TestBrowser();
    expect(await browser.submit(profileAction, page, { intent: 'close' })).toMatchObject({
      status: 302,
      location: '/login',
    });
    const answer = await new TestBrowser().load(signedInLoader(exportData), '/resources/export');
    expect(answer).toMatchObject({ status: 302, location: '/login' });
  });

  it('closes nothing without the tick', async () => {
    const { browser, api } = await newShopper();
    const answer = await browser.submit(profileAction, page, { intent: 'close', captcha: '123456' });
    expect(answer).toMatchObject({
      status: 400,
      data: { section: 'closing', errors: { sure: expect.any(String) } },
    });
    expect((await api.account.info()).nickname).toMatch(/\S/);
  });
});
