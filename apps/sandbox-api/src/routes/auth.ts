import * as v from 'valibot';
import {
  checkPassword,
  createUser,
  findByLoginKey,
  findOrCreateSocial,
  readUser,
  assertEnabled,
  toLoginResponse,
} from '../domain/auth/accounts.ts';
import { emailAddress, emailKey, phoneAddress, phoneKey } from '../domain/shared/contacts.ts';
import type { User } from '../db/schema.ts';
import { redeemCode } from '../domain/auth/codes.ts';
import {
  claimGuestOrders,
  openGuestAccount,
  resumeGuest,
  sendGuestAccountMail,
} from '../domain/auth/guest-accounts.ts';
import { closeSession } from '../domain/auth/sessions.ts';
import { invalid, refused, malformed } from '../domain/shared/failure.ts';
import { inLanguage } from '../domain/shared/language.ts';
import { toPictureUrl } from '../domain/shared/pictures.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import { readAgreement } from '../domain/site/site.ts';
import { captcha, countryCode, email, newPassword, optionalText, password, phone, text } from '../input.ts';
import { anyone, type Call, signedIn } from '../operation.ts';
import { codeOperations } from './auth-codes.ts';
import { passkeyOperations } from './auth-passkeys.ts';
import type { Operations } from './operations.ts';

const phoneLogin = v.object({ countryCode, phone, password });

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'now'>;

const answer = ({ db, services, now }: AnyCall, user: User, isNew = false) =>
  toLoginResponse(db, services.config, user, now, isNew);

type SignInCall = AnyCall & { address: string | undefined; isHuman: boolean };

const checkEmailPassword = (call: SignInCall, mail: string, secret: string) =>
  checkPassword(call, { loginKey: emailKey(mail), password: secret, wrong: 'wrongEmailOrPassword' });

const checkPhonePassword = (call: SignInCall, code: string, number: string, secret: string) =>
  checkPassword(call, { loginKey: phoneKey(code, number), password: secret, wrong: 'wrongNameOrPassword' });

/** Some clients send an incomplete phone number for guests; the order asks for the contact again. */
const guestPhone = v.pipe(
  optionalText(32),
  v.transform((value) => value.replace(/[^\d]/g, '')),
);

export const authOperations = {
  loginByPhonePassword: anyone({ body: phoneLogin }, async (call) => {
    const { countryCode: code, phone: number, password: secret } = call.body;
    return answer(call, await checkPhonePassword(call, code, number, secret));
  }),

  loginByPhoneCode: anyone({ body: v.object({ countryCode, phone, captcha }) }, async (call) => {
    const { body, db, now } = call;
    await redeemCode(db, 'login', phoneAddress(body.countryCode, body.phone), body.captcha, now);
    const user = await findByLoginKey(db, phoneKey(body.countryCode, body.phone));
    if (!user) throw refused('userNotRegistered');
    return answer(call, assertEnabled(user));
  }),

  loginByEmail: anyone({ body: v.object({ email, password }) }, async (call) => {
    return answer(call, await checkEmailPassword(call, call.body.email, call.body.password));
  }),

  loginAsGuest: anyone(
    { body: v.object({ email, phone: guestPhone, countryCode: optionalText(8) }) },
    async (call) => {
      const { body, db, now } = call;
      if (!(await readSiteConfig(db)).visitorOpen) throw refused('signInClosed');
      const code = body.countryCode.replace(/\D/g, '');
      if (body.phone && !code) throw invalid('countryCodeMissing');
      const guest = { userType: 'visitor', loginKey: null, email: body.email, nickname: body.email } as const;
      const contact = body.phone ? { phone: body.phone, countryCode: code } : {};
      return answer(call, await createUser(db, { ...guest, ...contact }, 'accountBeingCreated', now), true);
    },
  ),

  registerByEmail: anyone({ body: v.object({ email, captcha, password: newPassword }) }, async (call) => {
    const { body, db, now } = call;
    await redeemCode(db, 'register', emailAddress(body.email), body.captcha, now);
    const user = await createUser(
      db,
      { userType: 'email', loginKey: emailKey(body.email), email: body.email, password: body.password },
      'emailTaken',
      now,
    );
    return answer(call, user, true);
  }),

  registerByPhone: anyone(
    { body: v.object({ countryCode, phone, captcha, password: newPassword }) },
    async (call) => {
      const { body, db, now } = call;
      const { countryCode: code, phone: number } = body;
      await redeemCode(db, 'register', phoneAddress(code, number), body.captcha, now);
      const user = await createUser(
        db,
        {
          userType: 'phone',
          loginKey: phoneKey(code, number),
          countryCode: code,
          phone: number,
          password: body.password,
        },
        'phoneTaken',
        now,
      );
      return answer(call, user, true);
    },
  ),

  sendGuestAccountMail: signedIn({ body: v.object({ password: newPassword }) }, async (call) => {
    await sendGuestAccountMail(call, call.user.id, call.body.password);
    call.setMessage('codeSent');
    return null;
  }),

  openGuestAccount: anyone(
    { body: v.object({ proof: text(64), password: v.nullish(newPassword.wrapped) }) },
    async (call) => {
      const { proof, password: secret } = call.body;
      return answer(
        call,
        await openGuestAccount(call.db, { proof, password: secret ?? '', uid: call.user?.id }, call.now),
        true,
      );
    },
  ),

  openGuestSession: anyone({ body: v.object({ proof: text(64) }) }, async (call) =>
    answer(call, await resumeGuest(call.db, call.body.proof)),
  ),

  claimGuestOrders: signedIn({ body: v.object({ proof: text(64) }) }, async ({ db, user, body }) => {
    await claimGuestOrders(db, user.id, body.proof);
    return null;
  }),

  getTwitterRequestToken: anyone({}, async ({ services, db, now }) => {
    if (!(await readSiteConfig(db)).twitterOpen) throw refused('signInClosed');
    const { token, tokenSecret, authorizationUrl } = await services.social.start(now);
    return { token, tokenSecret, authorizationURL: authorizationUrl, authenticationURL: authorizationUrl };
  }),

  loginByTwitter: anyone(
    { body: v.object({ oauthToken: text(128), oauthTokenSecret: text(128), oauthVerifier: text(128) }) },
    async (call) => {
      const { body, db, services, now } = call;
      const profile = await services.social.finish(
        body.oauthToken,
        body.oauthTokenSecret,
        body.oauthVerifier,
        now,
      );
      const { user, isNew } = await findOrCreateSocial(db, 'twitter', profile, now);
      return answer(call, user, isNew);
    },
  ),

  // These bodies only claim an identity: without the provider's confirmation no account may be opened. The sandbox has
  // no adapter for them, so they are closed regardless of the site's switches.
  loginByFacebook: anyone(
    {
      body: v.object({
        id: text(128),
        name: text(255),
        picture: optionalText(1024),
        email: optionalText(254),
      }),
    },
    () => {
      throw refused('signInClosed');
    },
  ),

  loginByGoogle: anyone({ body: text(4096), reads: 'text' }, () => {
    throw refused('signInClosed');
  }),

  loginByXOauth: anyone({ body: v.object({ code: text(1024), clientId: text(255) }) }, () => {
    throw refused('signInClosed');
  }),

  logout: anyone({}, async ({ db, user }) => {
    if (user) await closeSession(db, user);
    return null;
  }),

  isTokenAlive: anyone({}, ({ user }) => user !== null),

  getLoginMethods: anyone({}, async ({ db, language }) => {
    const site = await readSiteConfig(db);
    return {
      twitterOpen: site.twitterOpen,
      googleOpen: site.googleOpen,
      facebookOpen: site.facebookOpen,
      visitorOpen: site.visitorOpen,
      passkeyOpen: true,
      googleClientId: site.googleClientId,
      facebookAppId: site.facebookAppId,
      agreement: inLanguage(await readAgreement(db, 'userPrivacy'), language),
    };
  }),

  getLoginPicture: anyone({}, async ({ db, services }) => {
    const { loginLeftImage } = await readSiteConfig(db);
    return { loginLeftImage: loginLeftImage ? toPictureUrl(services.config, loginLeftImage) : null };
  }),

  authLogin: anyone(
    {
      body: v.object({
        email: v.nullish(email),
        countryCode: v.nullish(countryCode),
        phone: v.nullish(phone),
        password: v.nullish(password),
        captcha: v.nullish(captcha),
      }),
    },
    async (call) => {
      const { body, db, now } = call;
      const { email: mail, countryCode: code, phone: number } = body;
      let user: User | undefined;
      if (mail && body.password) {
        user = await checkEmailPassword(call, mail, body.password);
      } else if (code && number && body.password) {
        user = await checkPhonePassword(call, code, number, body.password);
      } else if (code && number && body.captcha) {
        await redeemCode(db, 'login', phoneAddress(code, number), body.captcha, now);
        user = await findByLoginKey(db, phoneKey(code, number));
      } else throw malformed('An e-mail or a phone, with a password or a code, is required');
      if (!user) throw refused('userNotRegistered');
      const { token } = await answer(call, assertEnabled(user));
      return { token };
    },
  ),

  authLogout: signedIn({}, async ({ db, user }) => {
    await closeSession(db, user);
    return null;
  }),

  authUser: signedIn({}, async ({ db, services, user }) => {
    const row = await readUser(db, user.id);
    return {
      user: {
        name: row.nickname,
        email: row.email,
        phone: row.phone,
        avatar: toPictureUrl(services.config, row.avatar),
        scope: [row.userType === 'visitor' ? 'guest' : 'user'],
      },
    };
  }),

  ...codeOperations,
  ...passkeyOperations,
} satisfies Partial<Operations>;
