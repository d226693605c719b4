import * as v from 'valibot';
import {
  emailAddress,
  emailKey,
  findByLoginKey,
  phoneAddress,
  phoneKey,
  readUser,
  setPassword,
} from '../domain/auth/accounts.ts';
import { sendCode } from '../domain/auth/code-messages.ts';
import { redeemCode } from '../domain/auth/codes.ts';
import { refused } from '../domain/shared/failure.ts';
import { captcha, countryCode, email, newPassword, phone } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const sent = 'Sent successfully';
const phoneCode = v.object({ countryCode, phone });

/** The code and the new password, twice, beside the fields that say whose password it is. */
const withNewPassword = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(
    v.object({ ...fields, captcha, newPassword, passwordAgain: v.string('is required') }),
    v.check((body) => body.newPassword === body.passwordAgain, 'The two entered passwords do not match'),
  );

/** Codes by mail and text, and the passwords that are set with them. */
export const codeOperations = {
  sendPhoneCode: anyone({ body: phoneCode, reads: 'form' }, async (call) => {
    await sendCode(call, 'login', 'sms', phoneAddress(call.body.countryCode, call.body.phone));
    call.say(sent);
    return null;
  }),

  sendPhoneRegistrationCode: anyone({ body: phoneCode, reads: 'form' }, async (call) => {
    await sendCode(call, 'register', 'sms', phoneAddress(call.body.countryCode, call.body.phone));
    call.say(sent);
    return null;
  }),

  sendEmailCode: anyone({ body: email, reads: 'text' }, async (call) => {
    await sendCode(call, 'register', 'email', emailAddress(call.body));
    call.say(sent);
    return null;
  }),

  sendEmailPasswordCode: anyone({ body: email, reads: 'text' }, async (call) => {
    const known = await findByLoginKey(call.db, emailKey(call.body));
    await sendCode(call, 'resetPassword', 'email', emailAddress(call.body), known !== undefined);
    call.say(sent);
    return null;
  }),

  resetPasswordByEmail: anyone({ body: withNewPassword({ email }) }, async (call) => {
    const { body, db, now } = call;
    await redeemCode(db, 'resetPassword', emailAddress(body.email), body.captcha, now);
    const user = await findByLoginKey(db, emailKey(body.email));
    if (!user) throw refused('Account does not exist');
    await setPassword(db, user.id, body.newPassword);
    call.say('reset successfully');
    return null;
  }),

  sendPhonePasswordCode: anyone({ body: phoneCode }, async (call) => {
    const { countryCode: code, phone: number } = call.body;
    const known = await findByLoginKey(call.db, phoneKey(code, number));
    await sendCode(call, 'resetPassword', 'sms', phoneAddress(code, number), known !== undefined);
    call.say(sent);
    return null;
  }),

  resetPasswordByPhone: anyone({ body: withNewPassword({ countryCode, phone }) }, async (call) => {
    const { body, db, now } = call;
    await redeemCode(db, 'resetPassword', phoneAddress(body.countryCode, body.phone), body.captcha, now);
    const user = await findByLoginKey(db, phoneKey(body.countryCode, body.phone));
    if (!user) throw refused('Account does not exist');
    await setPassword(db, user.id, body.newPassword);
    call.say('reset successfully');
    return null;
  }),

  sendPhoneChangeCode: signedIn({}, async (call) => {
    const user = await readUser(call.db, call.user.id);
    if (user.userType !== 'phone') throw refused('The account has no phone number');
    await sendCode(call, 'changePassword', 'sms', phoneAddress(user.countryCode, user.phone));
    return true;
  }),

  sendEmailChangeCode: signedIn({}, async (call) => {
    const user = await readUser(call.db, call.user.id);
    if (user.userType !== 'email') throw refused('The account has no e-mail address');
    await sendCode(call, 'changePassword', 'email', emailAddress(user.email));
    return true;
  }),

  changePasswordByPhone: signedIn({ body: withNewPassword({}) }, async ({ db, user, body, now }) => {
    const row = await readUser(db, user.id);
    if (row.userType !== 'phone') throw refused('The account has no phone number');
    await redeemCode(db, 'changePassword', `+${row.countryCode}${row.phone}`, body.captcha, now);
    await setPassword(db, user.id, body.newPassword);
    return null;
  }),

  changePasswordByEmail: signedIn({ body: withNewPassword({}) }, async ({ db, user, body, now }) => {
    const row = await readUser(db, user.id);
    if (row.userType !== 'email') throw refused('The account has no e-mail address');
    await redeemCode(db, 'changePassword', emailAddress(row.email), body.captcha, now);
    await setPassword(db, user.id, body.newPassword);
    return null;
  }),
} satisfies Partial<Operations>;
