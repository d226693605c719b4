import { expect } from 'vitest';
import { minute } from '../../domain/shared/time.ts';
import { TestAuthenticator } from '../authenticator.ts';
import { makeShopper } from '../goods.ts';
import { makeGuestWithMail } from '../guests.ts';
import type { Calls } from './calls.ts';

/** Signing in, registering, passwords, guests and passkeys. */
export async function callAuth({ shop, good }: Calls): Promise<void> {
  const email = 'new@shop.test';
  const phone = { countryCode: '+44', phone: '7700900999' };
  const newPassword = 'Better-1234';
  const later = () => shop.clock.advance(2 * minute);

  await good('sendEmailCode', { body: email });
  await good('registerByEmail', {
    body: { email, captcha: await shop.readCode(email), password: 'First-1234' },
  });
  await good('loginByEmail', { body: { email, password: 'First-1234' } });
  later();
  await good('sendEmailPasswordCode', { body: `"${email}"` });
  const captcha = await shop.readCode(email);
  await good('resetPasswordByEmail', { body: { email, captcha, newPassword, passwordAgain: newPassword } });
  const { token: mailToken } = await good('loginByEmail', { body: { email, password: newPassword } });
  later();
  await good('sendEmailChangeCode', { token: mailToken });
  await good('changePasswordByEmail', {
    token: mailToken,
    body: { captcha: await shop.readCode(email), newPassword, passwordAgain: newPassword },
  });
  await good('authLogin', { body: { email, password: newPassword } }).then(async ({ token: other }) => {
    await good('authUser', { token: other });
    await good('authLogout', { token: other });
    expect(await good('isTokenAlive', { token: other })).toBe(false);
  });

  const sms = '+447700900999';
  await good('sendPhoneRegistrationCode', { body: new URLSearchParams(phone) });
  await good('registerByPhone', {
    body: { ...phone, captcha: await shop.readCode(sms), password: 'First-1234' },
  });
  await good('loginByPhonePassword', { body: { ...phone, countryCode: '44', password: 'First-1234' } });
  later();
  await good('sendPhoneCode', { body: new URLSearchParams({ ...phone, password: '' }) });
  await good('loginByPhoneCode', { body: { ...phone, captcha: await shop.readCode(sms) } });
  later();
  await good('sendPhonePasswordCode', { body: phone });
  const phoneCaptcha = await shop.readCode(sms);
  await good('resetPasswordByPhone', {
    body: { ...phone, captcha: phoneCaptcha, newPassword, passwordAgain: newPassword },
  });
  const { token: phoneToken } = await good('loginByPhonePassword', {
    body: { ...phone, password: newPassword },
  });
  later();
  await good('sendPhoneChangeCode', { token: phoneToken });
  await good('changePasswordByPhone', {
    token: phoneToken,
    body: { captcha: await shop.readCode(sms), newPassword, passwordAgain: newPassword },
  });

  const guest = await good('loginAsGuest', { body: { email: 'guest@shop.test' } });
  expect(guest.userType).toBe('visitor');
  const guestAccount = await makeGuestWithMail(shop);
  await good('sendGuestAccountMail', { token: guestAccount.token, body: { password: newPassword } });
  await good('openGuestSession', { body: { proof: guestAccount.proof } });
  await good('openGuestAccount', { body: { proof: guestAccount.proof, password: newPassword } });
  const claimed = await makeGuestWithMail(shop);
  const claimer = await makeShopper(shop.db, { email: claimed.email });
  await good('claimGuestOrders', { token: claimer.token, body: { proof: claimed.proof } });
  const request = await good('getTwitterRequestToken', { query: { end: 'pc' } });
  const oauthToken = request.token ?? '';
  const form = new URLSearchParams({ oauth_token: oauthToken, id: '1001' });
  const page = await shop.app.request('/sandbox/social', { method: 'POST', body: form });
  const target = new URL(page.headers.get('location') ?? '');
  await good('loginByTwitter', {
    body: {
      oauthToken,
      oauthTokenSecret: request.tokenSecret,
      oauthVerifier: target.searchParams.get('oauth_verifier'),
    },
  });
  const owner = await makeShopper(shop.db);
  const authenticator = new TestAuthenticator(shop.services.config.shopOrigin);
  const creation = await good('startPasskeyRegistration', { token: owner.token });
  const passkey = await good('addPasskey', {
    token: owner.token,
    body: { credential: authenticator.create(creation) },
  });
  const challenge = await good('startPasskeyLogin');
  await good('loginByPasskey', { body: { credential: authenticator.get(challenge) } });
  await good('listPasskeys', { token: owner.token });
  await good('deletePasskey', { token: owner.token, params: { id: passkey.id } });
  await good('getLoginMethods');
  await good('getLoginPicture');
  await good('logout', { token: phoneToken });
}
