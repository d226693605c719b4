import { password } from './sandbox.ts';

/** The form for signing in by an e-mail address and a password. */
export const signInFields = (email: string, secret = password) => ({
  mode: 'emailPassword',
  email,
  password: secret,
  agreement: 'on',
});
