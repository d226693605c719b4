import { readUserMenu } from '../domain/site/site.ts';
import { fields } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { favouriteProducts, users } from '../db/schema.ts';
import { listBalanceRecords } from '../domain/account/balance.ts';
import { closeAccount, reachOf } from '../domain/account/closing.ts';
import { exportAccount } from '../domain/account/export.ts';
import { assertUploadQuota } from '../domain/account/unused-uploads.ts';
import { storeUpload } from '../domain/account/uploads.ts';
import { findByLoginKey, readUser, setPassword } from '../domain/auth/accounts.ts';
import { emailAddress, emailKey, phoneAddress, phoneKey } from '../domain/shared/contacts.ts';
import { sendCode } from '../domain/auth/code-messages.ts';
import { redeemCode } from '../domain/auth/codes.ts';
import { endOtherSessions, endSession, listSessions } from '../domain/auth/sessions.ts';
import { countUsableCoupons } from '../domain/coupons/user-coupons.ts';
import { invalid, refused } from '../domain/shared/failure.ts';
import { toMoney } from '../domain/shared/money.ts';
import { isOwnPicture, toPicturePath, toPictureUrl } from '../domain/shared/pictures.ts';
import { captcha, countryCode, email, id, page, phone, textOrEmpty, withNewPassword } from '../input.ts';
import { type Call, signedIn, scopeOf } from '../operation.ts';
import type { Operations } from './operations.ts';

async function upload(call: Call<undefined, undefined, undefined> & { user: { id: number } }) {
  const { context, db, services, user, now } = call;
  const form = await context.req.formData().catch(() => undefined);
  const file = form?.get('multipart');
  if (!(file instanceof File)) throw invalid('pictureMissing');
  await assertUploadQuota(db, user.id, now);
  return storeUpload(db, services.config, user.id, file, now);
}

export const accountOperations = {
  getUser: signedIn({}, async ({ db, services, user, now }) => {
    const [row, couponCount, collectCount] = await Promise.all([
      readUser(db, user.id),
      countUsableCoupons(db, user.id, now),
      db.$count(favouriteProducts, eq(favouriteProducts.uid, user.id)),
    ]);
    return {
      uid: row.id,
      nickname: row.nickname,
      avatar: toPictureUrl(services.config, row.avatar),
      phone: row.phone,
      email: row.email,
      countryCode: row.countryCode ? `+${row.countryCode}` : '',
      identity: row.identity,
      level: 0,
      integral: row.integral,
      experience: row.experience,
      couponCount,
      collectCount,
      nowMoney: toMoney(row.balance),
      userType: row.userType,
    };
  }),

  editUser: signedIn(
    { body: v.object({ nickname: fields.nickname, avatar: textOrEmpty(1024) }) },
    async ({ db, services, user, body }) => {
      const avatar = toPicturePath(services.config, body.avatar);
      if (avatar && !isOwnPicture(avatar)) throw invalid('pictureNotFound');
      await db.update(users).set({ nickname: body.nickname, avatar }).where(eq(users.id, user.id));
      return null;
    },
  ),

  getBalance: signedIn({}, async ({ db, user }) => ({
    userBalance: toMoney((await readUser(db, user.id)).balance),
  })),

  sendEmailBindingCode: signedIn({ body: email, reads: 'text' }, async (call) => {
    await sendCode(call, 'bindEmail', 'email', emailAddress(call.body));
    call.setMessage('codeSent');
    return null;
  }),

  bindEmail: signedIn({ body: v.object({ email, captcha }) }, async ({ db, user, body, now }) => {
    await redeemCode(db, 'bindEmail', emailAddress(body.email), body.captcha, now);
    const owner = await findByLoginKey(db, emailKey(body.email));
    if (owner && owner.id !== user.id) throw refused('emailTaken');
    const row = await readUser(db, user.id);
    await db
      .update(users)
      .set({ email: body.email, ...(row.userType === 'email' ? { loginKey: emailKey(body.email) } : {}) })
      .where(eq(users.id, user.id));
    return null;
  }),

  sendPhoneBindingCode: signedIn({ body: v.object({ countryCode, phone }) }, async (call) => {
    const { body } = call;
    await sendCode(call, 'bindPhone', 'sms', phoneAddress(body.countryCode, body.phone));
    call.setMessage('codeSent');
    return null;
  }),

  bindPhone: signedIn(
    { body: v.object({ countryCode, phone, captcha }) },
    async ({ db, user, body, now }) => {
      await redeemCode(db, 'bindPhone', phoneAddress(body.countryCode, body.phone), body.captcha, now);
      const key = phoneKey(body.countryCode, body.phone);
      const owner = await findByLoginKey(db, key);
      if (owner && owner.id !== user.id) throw refused('phoneTaken');
      const { countryCode: dial, phone: number } = body;
      await db
        .update(users)
        .set({ countryCode: dial, phone: number, ...(user.userType === 'phone' ? { loginKey: key } : {}) })
        .where(eq(users.id, user.id));
      return null;
    },
  ),

  listBalanceRecords: signedIn({ query: v.object(page) }, ({ db, user, query, language }) =>
    listBalanceRecords(db, user.id, query, language),
  ),

  listSessions: signedIn({}, ({ db, user, now }) => listSessions(db, user, now)),

  deleteSession: signedIn({ params: v.object({ id }) }, async ({ db, user, params }) => {
    await endSession(db, user.id, params.id);
    return null;
  }),

  deleteOtherSessions: signedIn({}, async ({ db, user }) => {
    await endOtherSessions(db, user);
    return null;
  }),

  exportAccount: signedIn({}, ({ db, user }) => exportAccount(db, user.id)),

  sendClosingCode: signedIn({}, async (call) => {
    const { channel, address } = await reachOf(call.db, call.user.id);
    await sendCode(call, 'closeAccount', channel, address);
    call.setMessage('codeSent');
    return null;
  }),

  closeAccount: signedIn({ body: v.object({ captcha }) }, async ({ db, user, body, now }) => {
    const { address } = await reachOf(db, user.id);
    await redeemCode(db, 'closeAccount', address, body.captcha, now);
    await closeAccount(db, user.id, now);
    return null;
  }),

  uploadImage: signedIn({}, upload),

  uploadFile: signedIn({}, upload),

  sendPhoneChangeCode: signedIn({}, async (call) => {
    const user = await readUser(call.db, call.user.id);
    if (user.userType !== 'phone') throw refused('accountWithoutPhone');
    await sendCode(call, 'changePassword', 'sms', phoneAddress(user.countryCode, user.phone));
    return true;
  }),

  sendEmailChangeCode: signedIn({}, async (call) => {
    const user = await readUser(call.db, call.user.id);
    if (user.userType !== 'email') throw refused('accountWithoutEmail');
    await sendCode(call, 'changePassword', 'email', emailAddress(user.email));
    return true;
  }),

  changePasswordByPhone: signedIn({ body: withNewPassword({}) }, async ({ db, user, body, now }) => {
    const row = await readUser(db, user.id);
    if (row.userType !== 'phone') throw refused('accountWithoutPhone');
    await redeemCode(db, 'changePassword', `+${row.countryCode}${row.phone}`, body.captcha, now);
    await setPassword(db, user.id, body.newPassword);
    return null;
  }),

  changePasswordByEmail: signedIn({ body: withNewPassword({}) }, async ({ db, user, body, now }) => {
    const row = await readUser(db, user.id);
    if (row.userType !== 'email') throw refused('accountWithoutEmail');
    await redeemCode(db, 'changePassword', emailAddress(row.email), body.captcha, now);
    await setPassword(db, user.id, body.newPassword);
    return null;
  }),

  getUserMenu: signedIn({}, (call) => readUserMenu(scopeOf(call))),
} satisfies Partial<Operations>;
