import { expect, it } from 'vitest';
import { loginModes, loginModeViews } from './modes.ts';

const ways = (mode: (typeof loginModes)[number]) => {
  const { tabs = [], aside = [], foot, next, entrance } = loginModeViews[mode];
  return [...tabs, ...aside.map(({ to }) => to), foot?.link.to, next, entrance ? 'guest' : undefined];
};

it('can be reached and left, every mode', () => {
  const reached = new Set(loginModes.flatMap(ways));
  expect(loginModes.filter((mode) => !reached.has(mode))).toEqual([]);
  expect(loginModes.filter((mode) => ways(mode).filter(Boolean).length === 0)).toEqual([]);
});

it('leads from a forgotten password to verification and back to the same way of signing in', () => {
  expect(loginModeViews.forgotEmail.next).toBe('verifyEmail');
  expect(loginModeViews.verifyEmail.next).toBe('emailPassword');
  expect(loginModeViews.forgotPhone.next).toBe('verifyPhone');
  expect(loginModeViews.verifyPhone.next).toBe('phonePassword');
});

it('asks for the agreement to sign in and to register', () => {
  const agreed = loginModes.filter((mode) => loginModeViews[mode].agreement);
  expect(agreed).toEqual(['phonePassword', 'phoneCode', 'emailPassword', 'registerEmail', 'registerPhone']);
});
