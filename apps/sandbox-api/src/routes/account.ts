import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { favouriteProducts, users } from '../db/schema.ts';
import { emailAddress, emailKey, findByLoginKey, readUser, setPassword } from '../domain/accounts.ts';
import {
  deleteAddress,
  findAddress,
  findDefaultAddress,
  listAddresses,
  listAllAddresses,
  saveAddress,
  setDefaultAddress,
  toWireAddress,
} from '../domain/addresses.ts';
import { sendCode } from '../domain/code-messages.ts';
import { redeemCode } from '../domain/codes.ts';
import { countUsableCoupons, listCoupons, listUserCoupons, receiveCoupon } from '../domain/coupons.ts';
import { invalid, refused } from '../domain/failure.ts';
import {
  addFavourites,
  deleteFavourites,
  follow,
  listFavourites,
  listFollowed,
  removeFavourite,
  unfollow,
} from '../domain/favourites.ts';
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
  flagOrFalse,
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

const idParams = v.object({ id });
const idBody = v.object({ id });
const pageQuery = v.object(page);

const passwordUpdate = v.pipe(
  v.object({ captcha, newPassword, passwordAgain: v.string('is required') }),
  v.check((body) => body.newPassword === body.passwordAgain, 'The two entered passwords do not match'),
);

const addressIn = v.object({
  id: optionalId,
  realName: text(64),
  email: v.nullish(v.union([v.literal(''), email]), ''),
  country: optionalText(100),
  detail: text(500),
  postCode: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((value) => String(value).trim()),
    v.maxLength(20, 'must be at most 20 characters'),
  ),
  countryCode: v.pipe(
    optionalText(8),
    v.transform((value) => value.replace(/\D/g, '')),
  ),
  phone: optionalText(32),
  isDefault: flagOrFalse,
  authenticationType: v.pipe(
    optionalText(100),
    v.transform((value) => value || null),
  ),
});

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
    { body: v.object({ nickname: text(255), avatar: textOrEmpty(1024) }) },
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

  listAddresses: signedIn({ query: pageQuery }, ({ db, user, query }) => listAddresses(db, user.id, query)),
  listAllAddresses: signedIn({}, ({ db, user }) => listAllAddresses(db, user.id)),
  getAddress: signedIn({ params: idParams }, async ({ db, user, params }) => {
    const row = await findAddress(db, user.id, params.id);
    return row ? toWireAddress(row) : null;
  }),
  getDefaultAddress: signedIn({}, async ({ db, user }) => {
    const row = await findDefaultAddress(db, user.id);
    return row ? toWireAddress(row) : null;
  }),
  saveAddress: signedIn({ body: addressIn }, async ({ db, user, body, now }) => {
    const { id: addressId, ...input } = body;
    return toWireAddress(await saveAddress(db, user.id, addressId, input, now));
  }),
  deleteAddress: signedIn({ body: idBody }, async ({ db, user, body }) => {
    await deleteAddress(db, user.id, body.id);
    return null;
  }),
  setDefaultAddress: signedIn({ body: idBody }, async ({ db, user, body }) => {
    await setDefaultAddress(db, user.id, body.id);
    return null;
  }),
  // Asking a third party where a shopper is would tell it who shops here; the sandbox answers a fixed place.
  locateByIp: signedIn({}, () => ({
    country_name: 'United Kingdom',
    country_code: 'GB',
    country_calling_code: '+44',
    region: 'England',
    city: 'London',
    ip: '203.0.113.7',
  })),

  listFavouriteProducts: signedIn({ query: pageQuery }, (call) =>
    listFavourites(scopeOf(call), call.user.id, call.query),
  ),
  addFavouriteProduct: signedIn(
    { body: v.object({ id, category: v.picklist(['store', 'product'], 'must be store or product') }) },
    async ({ db, user, body, now }) => {
      await addFavourites(db, user.id, [body.id], now);
      return null;
    },
  ),
  removeFavouriteProduct: signedIn({ params: v.object({ productId: id }) }, async ({ db, user, params }) => {
    await removeFavourite(db, user.id, params.productId);
    return null;
  }),
  deleteFavourites: signedIn({ body: v.object({ ids: text(5000) }) }, async ({ db, user, body }) => {
    const ids = body.ids.split(',').map((item) => Number(item.trim()));
    if (!ids.every((item) => Number.isSafeInteger(item) && item > 0 && item < 2 ** 31)) {
      throw invalid('ids: must be ids joined by commas');
    }
    await deleteFavourites(db, user.id, ids);
    return null;
  }),
  addFavouriteProducts: signedIn(
    {
      body: v.object({
        id: v.pipe(v.array(id, 'must be a list'), v.minLength(1), v.maxLength(100)),
        category: v.picklist(['store', 'product'], 'must be store or product'),
      }),
    },
    async ({ db, user, body, now }) => {
      await addFavourites(db, user.id, [...new Set(body.id)], now);
      return null;
    },
  ),
  listFollowedStores: signedIn({ query: pageQuery }, (call) =>
    listFollowed(scopeOf(call), call.user.id, call.query),
  ),
  followStore: signedIn({ params: idParams }, async ({ db, user, params, now }) => {
    await follow(db, user.id, params.id, now);
    return null;
  }),
  unfollowStore: signedIn({ params: idParams }, async ({ db, user, params }) => {
    await unfollow(db, user.id, params.id);
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
        10,
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
  | 'listAddresses'
  | 'listAllAddresses'
  | 'getAddress'
  | 'getDefaultAddress'
  | 'saveAddress'
  | 'deleteAddress'
  | 'setDefaultAddress'
  | 'locateByIp'
  | 'listFavouriteProducts'
  | 'addFavouriteProduct'
  | 'removeFavouriteProduct'
  | 'deleteFavourites'
  | 'addFavouriteProducts'
  | 'listFollowedStores'
  | 'followStore'
  | 'unfollowStore'
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
