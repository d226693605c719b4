import { describe, expect, it } from 'vitest';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { latestCode } from '../../testing/sandbox.ts';
import { loginDialogAction } from './login-actions.server.ts';
import { signInFields } from '../../testing/sign-in.ts';

describe('a forgotten password', () => {
  it('is replaced in two steps: a code, then the new password', async () => {
    const { email } = await newShopper();
    const browser = new TestBrowser();
    const step = await browser.submit(loginDialogAction, '/resources/auth', { mode: 'forgotEmail', email });
    expect(step.data).toMatchObject({ ok: true, signedIn: false, mode: 'verifyEmail' });

    const fields = {
      mode: 'verifyEmail',
      email,
      captcha: await latestCode(email, 2),
      newPassword: 'Second-1234',
    };
    const mistyped = await browser.submit(loginDialogAction, '/resources/auth', {
      ...fields,
      passwordAgain: 'Second-12345',
    });
    expect(mistyped.data).toMatchObject({
      ok: false,
      errors: { passwordAgain: 'The passwords are inconsistent' },
    });

    const reset = await browser.submit(loginDialogAction, '/resources/auth', {
      ...fields,
      passwordAgain: 'Second-1234',
    });
    expect(reset.data).toMatchObject({ ok: true, signedIn: false, mode: 'emailPassword' });
    expect(await browser.cookie('token')).toBeUndefined();

    // Sent again, as if the response had been late.
    const again = await browser.submit(loginDialogAction, '/resources/auth', {
      ...fields,
      passwordAgain: 'Second-1234',
    });
    expect(again.data).toEqual(reset.data);
    expect(await browser.cookie('token')).toBeUndefined();

    const signedIn = await browser.submit(
      loginDialogAction,
      '/resources/auth',
      signInFields(email, 'Second-1234'),
    );
    expect(signedIn.data).toMatchObject({ ok: true, signedIn: true });
    expect(await browser.cookie('token')).toBeDefined();
  });
});
