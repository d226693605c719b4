import {
  ApiError,
  emailPasswordSchema,
  forgotByEmailSchema,
  forgotByPhoneSchema,
  guestSchema,
  phoneCodeSchema,
  phonePasswordSchema,
  registerEmailSchema,
  registerPhoneSchema,
  resetByEmailSchema,
  resetByPhoneSchema,
  type Session,
  validate,
  type ValidationIssue,
} from '@marketfront/api-client';
import type { GenericSchema, InferOutput } from 'valibot';
import { cookies } from '../../platform/cookies.ts';
import { sayError } from '../../platform/say-error.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { getMessages } from '../../messages/index.ts';
import { mergeVisitorCart } from '../cart/cart.server.ts';
import { errorsByField, readAuthFields } from './auth-fields.server.ts';
import type { AuthMode } from './modes.ts';

/** What a sign-in form answers: signed in, on to another mode, or what is wrong and where. */
export type AuthAnswer =
  | { readonly ok: true; readonly signedIn: true; readonly message: string }
  | { readonly ok: true; readonly signedIn: false; readonly mode: AuthMode; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly errors: Readonly<Record<string, string>> };

type Outcome = { session: Session } | { mode: AuthMode; said: 'auth.codeSent' | 'auth.passwordReset' };

interface Step {
  run(shop: Shop, input: Record<string, unknown>): Promise<Outcome | ValidationIssue[]>;
}

function step<S extends GenericSchema>(
  schema: S,
  work: (shop: Shop, input: InferOutput<S>) => Promise<Outcome>,
): Step {
  return {
    async run(shop, input) {
      const read = validate(schema, input);
      return read.ok ? work(shop, read.value) : [...read.issues];
    },
  };
}

const signIn = (session: Promise<Session>): Promise<Outcome> => session.then((session) => ({ session }));

/** Each mode: the rules of its fields and the call it makes. The transitions are the spec's (§4). */
const steps: Readonly<Record<AuthMode, Step>> = {
  phonePassword: step(phonePasswordSchema, ({ api }, input) => signIn(api.auth.phonePassword(input))),
  phoneCode: step(phoneCodeSchema, ({ api }, input) => signIn(api.auth.phoneCode(input))),
  emailPassword: step(emailPasswordSchema, ({ api }, input) => signIn(api.auth.email(input))),
  registerEmail: step(registerEmailSchema, ({ api }, input) => signIn(api.auth.registerEmail(input))),
  registerPhone: step(registerPhoneSchema, ({ api }, input) => signIn(api.auth.registerPhone(input))),
  guest: step(guestSchema, ({ api }, { email, phone, countryCode }) =>
    signIn(api.auth.guest({ email, ...(phone && { phone, countryCode }) })),
  ),
  forgotEmail: step(forgotByEmailSchema, async ({ api }, { email }) => {
    await api.auth.forgotByEmail(email);
    return { mode: 'verifyEmail', said: 'auth.codeSent' };
  }),
  forgotPhone: step(forgotByPhoneSchema, async ({ api }, input) => {
    await api.auth.forgotByPhone(input);
    return { mode: 'verifyPhone', said: 'auth.codeSent' };
  }),
  verifyEmail: step(resetByEmailSchema, async ({ api }, input) => {
    await api.auth.resetByEmail(input);
    return { mode: 'emailPassword', said: 'auth.passwordReset' };
  }),
  verifyPhone: step(resetByPhoneSchema, async ({ api }, input) => {
    await api.auth.resetByPhone(input);
    return { mode: 'phonePassword', said: 'auth.passwordReset' };
  }),
};

const registers: readonly AuthMode[] = ['registerEmail', 'registerPhone'];

/** Carries out one form of the sign-in dialog or page. */
export async function authenticate(shop: Shop, mode: AuthMode, form: FormData): Promise<AuthAnswer> {
  const t = await getMessages(shop.locale.code, 'auth');
  const input = readAuthFields(form);
  try {
    const outcome = await steps[mode].run(shop, input);
    if (Array.isArray(outcome)) return explain(shop, outcome);
    if ('mode' in outcome) return { ok: true, signedIn: false, mode: outcome.mode, message: t(outcome.said) };
    await startSession(shop, outcome.session);
    return {
      ok: true,
      signedIn: true,
      message: t(registers.includes(mode) ? 'auth.registered' : 'auth.welcome', {
        name: outcome.session.nickname,
      }),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, message: await sayError(shop, error), errors: {} };
  }
}

/** A fresh token in its cookie; what the visitor had put into the cart comes along. */
export async function startSession(shop: Shop, session: Session): Promise<void> {
  shop.signIn(session.token);
  await mergeVisitorCart(shop);
}

/** Issues as messages: one for the toast, each at its field. */
export async function explain(
  shop: Shop,
  issues: readonly ValidationIssue[],
): Promise<Extract<AuthAnswer, { ok: false }>> {
  const t = await getMessages(shop.locale.code, 'errors');
  const errors = errorsByField(
    Object.fromEntries(issues.map(({ path, key }) => [path, t(`errors.field.${key}`)])),
  );
  return { ok: false, message: Object.values(errors)[0] ?? t('errors.validation'), errors };
}

/** Where to go after signing in: the page that was interrupted, else home. Used up by asking. */
export function takeFromPath(shop: Shop): string {
  const path = shop.cookie(cookies.fromPath) ?? '/';
  shop.setCookie(cookies.fromPath, undefined);
  return path;
}
