import {
  bindEmailSchema,
  bindPhoneSchema,
  changePasswordSchema,
  closeAccountSchema,
  forgotByEmailSchema,
  isApiError,
  parsePositiveInteger,
  profileSchema,
  sendPhoneRegistrationCodeSchema,
  validate,
  type ValidationIssue,
} from '@marketfront/api-client';
import { data } from 'react-router';
import { getMessages } from '../../../messages/index.ts';
import {
  byIntent,
  errorMessage,
  type IntentContext,
  type IntentHandler,
  type Shop,
  signedInAction,
} from '../../../http/index.server.ts';
import { setFlash } from '../../../session/index.server.ts';
import { accountPaths, paths } from '../../../navigation/index.ts';
import { readPhoneNumber, textField, textFields } from '../../../forms/index.server.ts';
import { readAvatar } from './avatar.server.ts';
import type { ProfileSection, SectionAnswer } from './sections.ts';

type Texts = Readonly<Record<string, string>>;

const secret = /password|captcha/i;

/** Keeps the form with its typed values. */
function stay(section: ProfileSection, form: FormData, answer: Omit<SectionAnswer, 'section' | 'typed'>) {
  const typed = Object.fromEntries(Object.entries(textFields(form)).filter(([name]) => !secret.test(name)));
  return data({ ...answer, section, typed } satisfies SectionAnswer, { status: answer.ok ? 200 : 400 });
}

/** Names of form fields that differ from those of the schemas. */
const formNames: Texts = { code: 'captcha', repeatPassword: 'passwordAgain' };

/** The values of a form by the field names of the schemas. */
function valuesOf(form: FormData): Record<string, string> {
  const input = textFields(form);
  const values = { ...input, code: input.captcha ?? '', repeatPassword: input.passwordAgain ?? '' };
  if (input.phone === undefined) return values;
  const { phone, countryCode = '' } = readPhoneNumber(input.phone, input.country);
  return { ...values, phone, countryCode };
}

async function invalid(
  shop: Shop,
  section: ProfileSection,
  form: FormData,
  issues: readonly ValidationIssue[],
) {
  const t = await getMessages(shop.locale.code, 'errors');
  const errors = Object.fromEntries(
    issues.map(({ path, key }) => [formNames[path] ?? path, t(`errors.field.${key}`)]),
  );
  return stay(section, form, { ok: false, message: Object.values(errors)[0] ?? '', errors });
}

type Message =
  | 'profile.saved'
  | 'profile.pictureSaved'
  | 'profile.pictureRemoved'
  | 'profile.emailBound'
  | 'profile.phoneBound'
  | 'profile.passkeyDeleted'
  | 'profile.deviceSignedOut'
  | 'profile.othersSignedOut';

async function done(shop: Shop, message: Message) {
  const t = await getMessages(shop.locale.code, 'profile');
  setFlash(shop, 'success', t(message));
  return shop.redirect(accountPaths.profile(), 303);
}

/** Shows an error of the API at its form. */
const inSection =
  (section: ProfileSection, handle: IntentHandler): IntentHandler =>
  async (context) => {
    try {
      return await handle(context);
    } catch (error) {
      if (!isApiError(error) || error.kind === 'unauthorised') throw error;
      return stay(section, context.form, { ok: false, message: await errorMessage(context.shop, error) });
    }
  };

async function codeSent({ shop, form }: IntentContext, section: ProfileSection) {
  const t = await getMessages(shop.locale.code, 'profile');
  return stay(section, form, { ok: true, message: t('profile.codeSent'), sentAt: Date.now() });
}

/** The URL of the account's current picture, which is sent back unchanged. */
const avatarOf = async (shop: Shop) => (await shop.api.account.info()).avatar ?? '';

/** The session ends with the account or its password, so the page is loaded as a new document. */
function leave(shop: Shop, to: string) {
  shop.signOut();
  const answer = shop.redirect(to, 303);
  answer.headers.set('X-Remix-Reload-Document', 'true');
  return answer;
}

/** Ignores the refusal of a change that an earlier request has made, if its response was lost. */
async function unlessDone(change: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised' || !(await isDone())) throw error;
  }
}

const handlers = {
  nickname: inSection('nickname', async ({ shop, form }) => {
    const read = validate(profileSchema, { nickname: textField(form, 'nickname') });
    if (!read.ok) return invalid(shop, 'nickname', form, read.issues);
    await shop.api.account.edit({ nickname: read.value.nickname, avatar: await avatarOf(shop) });
    return done(shop, 'profile.saved');
  }),
  avatar: inSection('avatar', async ({ shop, form }) => {
    const picture = await readAvatar(shop, form);
    if (!picture.ok) return stay('avatar', form, { ok: false, message: picture.message });
    const { nickname } = await shop.api.account.info();
    const { path } = await shop.api.account.uploadImage(picture.file, {
      name: picture.file.name || 'avatar',
      model: 'user',
    });
    await shop.api.account.edit({ nickname, avatar: path });
    return done(shop, 'profile.pictureSaved');
  }),
  removeAvatar: inSection('avatar', async ({ shop }) => {
    const { nickname } = await shop.api.account.info();
    await shop.api.account.edit({ nickname, avatar: '' });
    return done(shop, 'profile.pictureRemoved');
  }),
  sendEmailCode: inSection('email', async (context) => {
    const { shop, form } = context;
    const read = validate(forgotByEmailSchema, valuesOf(form));
    if (!read.ok) return invalid(shop, 'email', form, read.issues);
    await shop.api.account.sendEmailBindingCode(read.value.email);
    return codeSent(context, 'email');
  }),
  bindEmail: inSection('email', async ({ shop, form }) => {
    const read = validate(bindEmailSchema, valuesOf(form));
    if (!read.ok) return invalid(shop, 'email', form, read.issues);
    const { account } = shop.api;
    await unlessDone(
      account.bindEmail(read.value),
      async () => (await account.info()).email === read.value.email,
    );
    return done(shop, 'profile.emailBound');
  }),
  sendPhoneCode: inSection('phone', async (context) => {
    const { shop, form } = context;
    const read = validate(sendPhoneRegistrationCodeSchema, valuesOf(form));
    if (!read.ok) return invalid(shop, 'phone', form, read.issues);
    await shop.api.account.sendPhoneBindingCode(read.value);
    return codeSent(context, 'phone');
  }),
  bindPhone: inSection('phone', async ({ shop, form }) => {
    const read = validate(bindPhoneSchema, valuesOf(form));
    if (!read.ok) return invalid(shop, 'phone', form, read.issues);
    const { account } = shop.api;
    await unlessDone(
      account.bindPhone(read.value),
      async () => (await account.info()).phone === read.value.phone,
    );
    return done(shop, 'profile.phoneBound');
  }),
  sendPasswordCode: inSection('password', async (context) => {
    const { account } = context.shop.api;
    const { kind } = await account.info();
    await (kind === 'phone' ? account.sendPhoneChangeCode() : account.sendEmailChangeCode());
    return codeSent(context, 'password');
  }),
  changePassword: inSection('password', async ({ shop, form }) => {
    const read = validate(changePasswordSchema, valuesOf(form));
    if (!read.ok) return invalid(shop, 'password', form, read.issues);
    const { account } = shop.api;
    const { kind } = await account.info();
    await (kind === 'phone'
      ? account.changePasswordByPhone(read.value)
      : account.changePasswordByEmail(read.value));
    const t = await getMessages(shop.locale.code, 'profile');
    setFlash(shop, 'success', t('profile.passwordChanged'));
    return leave(shop, paths.login());
  }),
  deletePasskey: inSection('passkeys', async ({ shop, parameters: [id] }) => {
    await shop.api.auth.removePasskey(parsePositiveInteger(id) ?? 0);
    return done(shop, 'profile.passkeyDeleted');
  }),
  signOutDevice: inSection('devices', async ({ shop, parameters: [id] }) => {
    await shop.api.account.endSession(parsePositiveInteger(id) ?? 0);
    return done(shop, 'profile.deviceSignedOut');
  }),
  signOutOthers: inSection('devices', async ({ shop }) => {
    await shop.api.account.endOtherSessions();
    return done(shop, 'profile.othersSignedOut');
  }),
  sendClosingCode: inSection('closing', async (context) => {
    await context.shop.api.account.sendClosingCode();
    return codeSent(context, 'closing');
  }),
  close: inSection('closing', async ({ shop, form }) => {
    const t = await getMessages(shop.locale.code, 'profile');
    if (textField(form, 'sure') === '') {
      const message = t('profile.closeNotSure');
      return stay('closing', form, { ok: false, message, errors: { sure: message } });
    }
    const read = validate(closeAccountSchema, valuesOf(form));
    if (!read.ok) return invalid(shop, 'closing', form, read.issues);
    await shop.api.account.close(read.value.code);
    shop.cookies.set('cart', undefined);
    setFlash(shop, 'success', t('profile.closed'));
    return leave(shop, paths.home());
  }),
} satisfies Record<string, IntentHandler>;

/** All changes on the profile page. */
export const profileAction = signedInAction(byIntent(handlers), { limit: 'profile' });

/** All data that the shop has about the shopper, as a file. */
export async function exportData(shop: Shop): Promise<Response> {
  const content = await shop.api.account.exportData();
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="marketfront-${new Date().toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
