import { limits } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { favouriteProducts, users } from '../db/schema.ts';
import { emailAddress, emailKey, findByLoginKey, readUser, setPassword } from '../domain/accounts.ts';
import { sendCode } from '../domain/code-messages.ts';
import { redeemCode } from '../domain/codes.ts';
import { countUsableCoupons, listCoupons, listUserCoupons, receiveCoupon } from '../domain/coupons.ts';
import { invalid, refused } from '../domain/failure.ts';
import { inLanguage } from '../domain/language.ts';
import { toMoney } from '../domain/money.ts';
import { readOwnPictures } from '../domain/own-pictures.ts';
import { isOwnPicture, toPicturePath, toPictureUrl } from '../domain/pictures.ts';
import { listPointsRecords, readPoints } from '../domain/points.ts';
import { apply, listApplications } from '../domain/settlement.ts';
import { readAgreement, readUserMenu } from '../domain/site.ts';
import { storeUpload } from '../domain/uploads.ts';
import {
  captcha,
  email,
  id,
  listOfText,
  newPassword,
  optionalId,
  optionalText,
  page,
  text,
  textOrEmpty,
} from '../input.ts';
import { anyone, type Call, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'language'>;
const scopeOf = ({ db, services, language }: AnyCall) => ({ db, config: services.config, language });

const pageQuery = v.object(page);

const passwordUpdate = v.pipe(
  v.object({ captcha, newPassword, passwordAgain: v.string('is required') }),
  v.check((body) => body.newPassword === body.passwordAgain, 'The two entered passwords do not match'),
);

async function upload(call: Call<undefined, undefined, undefined> & { user: { id: number } }) {
  const { context, db, services, user, now } = call;
  const form = await context.req.formData().catch(() => undefined);
  const file = form?.get('multipart');
  if (!(file instanceof File)) throw invalid('multipart: a picture is required');
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
    { body: v.object({ nickname: text(limits.nickname), avatar: textOrEmpty(1024) }) },
    async ({ db, services, user, body }) => {
      const avatar = toPicturePath(services.config, body.avatar);
      if (avatar && !isOwnPicture(avatar)) throw invalid('avatar: the picture is not one of this shop');
      await db.update(users).set({ nickname: body.nickname, avatar }).where(eq(users.id, user.id));
      return null;
    },
  ),

  changePasswordByPhone: signedIn({ body: passwordUpdate }, async ({ db, user, body, now }) => {
    const row = await readUser(db, user.id);
    if (row.userType !== 'phone') throw refused('The account has no phone number');
    await redeemCode(db, 'changePassword', `+${row.countryCode}${row.phone}`, body.captcha, now);
    await setPassword(db, user.id, body.newPassword);
    return null;
  }),

  changePasswordByEmail: signedIn({ body: passwordUpdate }, async ({ db, user, body, now }) => {
    const row = await readUser(db, user.id);
    if (row.userType !== 'email') throw refused('The account has no e-mail address');
    await redeemCode(db, 'changePassword', emailAddress(row.email), body.captcha, now);
    await setPassword(db, user.id, body.newPassword);
    return null;
  }),

  getUserMenu: signedIn({}, (call) => readUserMenu(scopeOf(call))),

  getBalance: signedIn({}, async ({ db, user }) => ({
    userBalance: toMoney((await readUser(db, user.id)).balance),
  })),

  sendEmailBindingCode: signedIn({ body: email, reads: 'text' }, async (call) => {
    await sendCode(call, 'bindEmail', 'email', emailAddress(call.body));
    call.say('Sent successfully');
    return null;
  }),

  bindEmail: signedIn({ body: v.object({ email, captcha }) }, async ({ db, user, body, now }) => {
    await redeemCode(db, 'bindEmail', emailAddress(body.email), body.captcha, now);
    const owner = await findByLoginKey(db, emailKey(body.email));
    if (owner && owner.id !== user.id) throw refused('Email already exists!');
    const row = await readUser(db, user.id);
    await db
      .update(users)
      .set({ email: body.email, ...(row.userType === 'email' ? { loginKey: emailKey(body.email) } : {}) })
      .where(eq(users.id, user.id));
    return null;
  }),

  listCoupons: anyone(
    {
      query: v.object({
        ...page,
        useType: v.pipe(v.picklist(['1', '2', '3', '4'], 'must be 1 to 4'), v.transform(Number)),
        merId: optionalId,
        productId: optionalId,
      }),
    },
    ({ db, user, query, language, now }) => listCoupons(db, query, query, user?.id, language, now),
  ),
  receiveCoupon: signedIn({ body: v.object({ couponId: id }) }, async ({ db, user, body, now }) => {
    await receiveCoupon(db, user.id, body.couponId, now);
    return null;
  }),
  listMyCoupons: signedIn(
    { query: v.object({ ...page, type: v.picklist(['usable', 'unusable'], 'must be usable or unusable') }) },
    ({ db, user, query, language, now }) => listUserCoupons(db, user.id, query.type, query, language, now),
  ),

  getPoints: signedIn({}, ({ db, user }) => readPoints(db, user.id)),
  listPointsRecords: signedIn({ query: pageQuery }, ({ db, user, query, language }) =>
    listPointsRecords(db, user.id, query, language),
  ),

  getSettlementAgreement: anyone({}, async ({ db, language }) => ({
    agreement: inLanguage(await readAgreement(db, 'merchantSettled'), language),
  })),
  applyForSettlement: signedIn(
    {
      body: v.object({
        name: text(100),
        realName: text(64),
        email,
        categoryId: id,
        typeId: id,
        address: text(500),
        qualificationPicture: text(20_000),
        captcha,
        phone: optionalText(32),
        keywords: optionalText(255),
        country: optionalText(100),
      }),
    },
    async ({ db, services, user, body, now }) => {
      const { captcha: code, qualificationPicture, ...input } = body;
      const pictures = await readOwnPictures(
        db,
        services.config,
        user.id,
        listOfText(qualificationPicture),
        limits.qualificationPictures,
      );
      if (pictures.length === 0) throw invalid('qualificationPicture: a picture is required');
      await redeemCode(db, 'settlement', emailAddress(body.email), code, now);
      await apply(db, user.id, { ...input, qualificationPictures: pictures }, now);
      return null;
    },
  ),
  listSettlementRecords: signedIn({ query: pageQuery }, (call) =>
    listApplications(scopeOf(call), call.user.id, call.query),
  ),

  uploadImage: signedIn({}, upload),
  uploadFile: signedIn({}, upload),
} satisfies Operations<
  | 'getUser'
  | 'editUser'
  | 'changePasswordByPhone'
  | 'changePasswordByEmail'
  | 'getUserMenu'
  | 'getBalance'
  | 'sendEmailBindingCode'
  | 'bindEmail'
  | 'listCoupons'
  | 'receiveCoupon'
  | 'listMyCoupons'
  | 'getPoints'
  | 'listPointsRecords'
  | 'getSettlementAgreement'
  | 'applyForSettlement'
  | 'listSettlementRecords'
  | 'uploadImage'
  | 'uploadFile'
>;
