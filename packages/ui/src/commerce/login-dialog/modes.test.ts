import { expect, it } from 'vitest';
import { loginModeView } from './mode-view.ts';
import { isLoginMode, loginModes, loginModeTable, nextLoginMode, type LoginMode } from './modes.ts';

const targets = (mode: LoginMode) => Object.values(loginModeTable[mode].on);

it('makes every mode reachable and possible to leave', () => {
  const reached = new Set(loginModes.flatMap(targets));
  expect(loginModes.filter((mode) => !reached.has(mode))).toEqual([]);
  expect(loginModes.filter((mode) => targets(mode).length === 0)).toEqual([]);
});

it('leads from a forgotten password to verification and back to signing in by the same channel', () => {
  expect(nextLoginMode('forgotEmail', 'submitted')).toBe('verifyEmail');
  expect(nextLoginMode('verifyEmail', 'submitted')).toBe('emailPassword');
  expect(nextLoginMode('forgotPhone', 'submitted')).toBe('verifyPhone');
  expect(nextLoginMode('verifyPhone', 'submitted')).toBe('phonePassword');
});

it('signs in after the forms of signing in, registering and continuing as a guest', () => {
  const signedIn = loginModes.filter((mode) => nextLoginMode(mode, 'submitted') === undefined);
  expect(signedIn).toEqual([
    'phonePassword',
    'phoneCode',
    'emailPassword',
    'registerEmail',
    'registerPhone',
    'guest',
  ]);
});

it('requires the agreement to sign in and to register', () => {
  const withAgreement = loginModes.filter((mode) => loginModeTable[mode].agreement);
  expect(withAgreement).toEqual([
    'phonePassword',
    'phoneCode',
    'emailPassword',
    'registerEmail',
    'registerPhone',
  ]);
});

it('has a code purpose exactly where a code is typed in', () => {
  const withCodePurpose = loginModes.filter((mode) => loginModeTable[mode].codePurpose);
  expect(withCodePurpose).toEqual(
    loginModes.filter((mode) => loginModeTable[mode].fields.includes('captcha')),
  );
});

it.each(loginModes)(
  'shows a link for every transition of %s except submitting and the guest entrance',
  (mode) => {
    const { tabs, fieldLinks, footer } = loginModeView(mode);
    const shown = [...tabs, ...fieldLinks, ...(footer ? [footer] : [])].map(({ to }) => to);
    const { submitted: _, continueAsGuest: __, ...links } = loginModeTable[mode].on;
    expect(shown.toSorted()).toEqual(Object.values(links).toSorted());
  },
);

it('recognises modes by name only', () => {
  expect(isLoginMode('guest')).toBe(true);
  expect(isLoginMode('constructor')).toBe(false);
  expect(isLoginMode(null)).toBe(false);
});
