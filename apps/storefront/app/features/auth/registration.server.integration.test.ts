import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.ts';
import { apiOf, latestCode, newEmail, password } from '../../testing/sandbox.ts';
import { loginAction } from './login-actions.server.ts';
import { sendCodeAction } from './send-code.server.ts';

describe('registering', () => {
  it('sends a code, then makes the account and signs in', async () => {
    const email = newEmail();
    const browser = new TestBrowser();
    const sent = await browser.submit(sendCodeAction, '/resources/code', {
      purpose: 'emailRegister',
      email,
      password,
    });
    expect(sent.data).toMatchObject({ ok: true });
    const answer = await browser.submit(loginAction, '/login', {
      mode: 'registerEmail',
      email,
      password,
      newPassword: password,
      captcha: await latestCode(email),
      agreement: 'on',
    });
    expect(answer).toMatchObject({ status: 303, location: '/' });
    expect(await browser.cookie('token')).toBeDefined();
  });

  it('sent again, because the first answer was late, signs in to the account that exists', async () => {
    const email = newEmail();
    const { auth } = apiOf(undefined);
    await auth.sendEmailCode(email);
    const code = await latestCode(email);
    await auth.registerEmail({ email, password, code });
    const again = (secret: string) => ({
      mode: 'registerEmail',
      email,
      password: secret,
      newPassword: secret,
      captcha: code,
      agreement: 'on',
    });
    const browser = new TestBrowser();
    expect(await browser.submit(loginAction, '/login', again('Other-1234'))).toMatchObject({ status: 400 });
    expect(await browser.submit(loginAction, '/login', again(password))).toMatchObject({ status: 303 });
    expect(await browser.cookie('token')).toBeDefined();
  });

  it.each(['registerEmail', 'registerPhone'])('refuses a weak password at its field (%s)', async (mode) => {
    const fields = {
      mode,
      email: newEmail(),
      country: 'GB',
      phone: '7400 654321',
      password: 'short',
      captcha: '123456',
    };
    const answer = await new TestBrowser().submit(loginAction, '/login', { ...fields, agreement: 'on' });
    expect(answer).toMatchObject({
      status: 400,
      data: { ok: false, errors: { password: expect.stringMatching(/8 to 20 characters/) } },
    });
  });

  it('the code button without script keeps the mode and what was typed', async () => {
    const email = newEmail();
    const fields = { mode: 'registerEmail', intent: 'sendCode', email, password, newPassword: password };
    expect(await new TestBrowser().submit(loginAction, '/login', fields)).toMatchObject({
      status: 200,
      data: { ok: true, mode: 'registerEmail', values: { email } },
    });
    await expect(latestCode(email)).resolves.toMatch(/^\d{6}$/);
  });

  it.each(['', 'unknown', 'constructor'])('sends no code for the purpose "%s"', async (purpose) => {
    const answer = await new TestBrowser().submit(sendCodeAction, '/resources/code', { purpose });
    expect(answer.data).toMatchObject({ ok: false });
  });
});
