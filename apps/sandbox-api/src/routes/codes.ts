import * as v from 'valibot';
import {
  emailAddress,
  emailKey,
  findByLoginKey,
  phoneAddress,
  phoneKey,
  readUser,
  setPassword,
} from '../domain/accounts.ts';
import { sendCode } from '../domain/code-messages.ts';
import { redeemCode } from '../domain/codes.ts';
import { invalid, refused } from '../domain/failure.ts';
import { captcha, countryCode, email, newPassword, phone } from '../input.ts';
import { anyone, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const sent = 'Sent successfully';
const phoneCode = v.object({ countryCode, phone });
const twins = { newPassword, passwordAgain: v.string('is required') };

function refuseUnequal({
  newPassword: first,
  passwordAgain,
}: {
  newPassword: string;
  passwordAgain: string;
}): void {
  if (first !== passwordAgain) throw invalid('The two entered passwords do not match');
}

/** Codes by mail and text, and the passwords that are reset with them. */
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

  resetPasswordByEmail: anyone({ body: v.object({ email, captcha, ...twins }) }, async (call) => {
    const { body, db, now } = call;
    refuseUnequal(body);
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

  resetPasswordByPhone: anyone(
    { body: v.object({ countryCode, phone, captcha, ...twins }) },
    async (call) => {
      const { body, db, now } = call;
      refuseUnequal(body);
      await redeemCode(db, 'resetPassword', phoneAddress(body.countryCode, body.phone), body.captcha, now);
      const user = await findByLoginKey(db, phoneKey(body.countryCode, body.phone));
      if (!user) throw refused('Account does not exist');
      await setPassword(db, user.id, body.newPassword);
      call.say('reset successfully');
      return null;
    },
  ),

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

  sendSettlementCode: anyone({ body: email, reads: 'text' }, async (call) => {
    await sendCode(call, 'settlement', 'email', emailAddress(call.body));
    return true;
  }),
} satisfies Operations<
  | 'sendPhoneCode'
  | 'sendPhoneRegistrationCode'
  | 'sendEmailCode'
  | 'sendEmailPasswordCode'
  | 'resetPasswordByEmail'
  | 'sendPhonePasswordCode'
  | 'resetPasswordByPhone'
  | 'sendPhoneChangeCode'
  | 'sendEmailChangeCode'
  | 'sendSettlementCode'
>;
