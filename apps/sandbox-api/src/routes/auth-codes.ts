import * as v from 'valibot';
import { findByLoginKey, setPassword } from '../domain/auth/accounts.ts';
import { emailAddress, emailKey, phoneAddress, phoneKey } from '../domain/shared/contacts.ts';
import { sendCode, sendResetCode } from '../domain/auth/code-messages.ts';
import { redeemCode } from '../domain/auth/codes.ts';
import { refused } from '../domain/shared/failure.ts';
import { countryCode, email, phone, withNewPassword } from '../input.ts';
import { anyone } from '../operation.ts';
import type { Operations } from './operations.ts';

const phoneCode = v.object({ countryCode, phone });

/** Codes by mail and text message, and the passwords that are set with them. */
export const codeOperations = {
  sendPhoneCode: anyone({ body: phoneCode, reads: 'form' }, async (call) => {
    await sendCode(call, 'login', 'sms', phoneAddress(call.body.countryCode, call.body.phone));
    call.setMessage('codeSent');
    return null;
  }),

  sendPhoneRegistrationCode: anyone({ body: phoneCode, reads: 'form' }, async (call) => {
    await sendCode(call, 'register', 'sms', phoneAddress(call.body.countryCode, call.body.phone));
    call.setMessage('codeSent');
    return null;
  }),

  sendEmailCode: anyone({ body: email, reads: 'text' }, async (call) => {
    await sendCode(call, 'register', 'email', emailAddress(call.body));
    call.setMessage('codeSent');
    return null;
  }),

  sendEmailPasswordCode: anyone({ body: email, reads: 'text' }, async (call) => {
    await sendResetCode(call, 'email', emailAddress(call.body), emailKey(call.body));
    call.setMessage('codeSent');
    return null;
  }),

  resetPasswordByEmail: anyone({ body: withNewPassword({ email }) }, async (call) => {
    const { body, db, now } = call;
    await redeemCode(db, 'resetPassword', emailAddress(body.email), body.captcha, now);
    const user = await findByLoginKey(db, emailKey(body.email));
    if (!user) throw refused('accountNotFound');
    await setPassword(db, user.id, body.newPassword);
    call.setMessage('passwordReset');
    return null;
  }),

  sendPhonePasswordCode: anyone({ body: phoneCode }, async (call) => {
    const { countryCode: code, phone: number } = call.body;
    await sendResetCode(call, 'sms', phoneAddress(code, number), phoneKey(code, number));
    call.setMessage('codeSent');
    return null;
  }),

  resetPasswordByPhone: anyone({ body: withNewPassword({ countryCode, phone }) }, async (call) => {
    const { body, db, now } = call;
    await redeemCode(db, 'resetPassword', phoneAddress(body.countryCode, body.phone), body.captcha, now);
    const user = await findByLoginKey(db, phoneKey(body.countryCode, body.phone));
    if (!user) throw refused('accountNotFound');
    await setPassword(db, user.id, body.newPassword);
    call.setMessage('passwordReset');
    return null;
  }),
} satisfies Partial<Operations>;
