import {
  ApiError,
  emailPasswordSchema,
  forgotByEmailSchema,
  forgotByPhoneSchema,
  guestSchema,
  knownMessageKey,
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
import { type LoginMode, loginModeTable, nextLoginMode } from '@marketfront/ui/login-dialog/modes';
import type { GenericSchema, InferOutput } from 'valibot';
import { getMessages } from '../../messages/index.ts';
import { leaveEvent, type SignInMethod } from '../../events/index.server.ts';
import { resumePendingAction, errorMessage, isOutcomeUnknown, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { askHuman, askHumanAgain, isHuman } from '../human-check/index.server.ts';
import { mergeVisitorCart } from '../cart/index.server.ts';
import { offerPasskey } from './passkey-offer.server.ts';
import { type FormErrors, formErrors, readAuthFields } from './form-fields.server.ts';

/** `neutral` when an act that the visitor had requested could not be done. */
type SignedInTone = 'success' | 'neutral';

/** The response to a sign-in form: signed in, the next mode, or the errors by field. */
export type AuthAnswer =
  | { readonly ok: true; readonly signedIn: true; readonly tone: SignedInTone; readonly message: string }
  | { readonly ok: true; readonly signedIn: false; readonly mode: LoginMode; readonly message: string }
  | FormErrors;

/** A session if the form signs in; `undefined` if it only leads to the next mode. */
type Outcome = Session | undefined;

interface Submission {
  run(
    shop: Shop,
    input: Record<string, unknown>,
  ): Promise<{ outcome: Outcome } | { issues: ValidationIssue[] }>;
}

function submission<S extends GenericSchema>(
  schema: S,
  call: (shop: Shop, input: InferOutput<S>) => Promise<Session | void>,
  signInAfter?: (shop: Shop, input: InferOutput<S>) => Promise<Session>,
): Submission {
  return {
    async run(shop, input) {
      const read = validate(schema, input);
      if (!read.ok) return { issues: [...read.issues] };
      const { value } = read;
      try {
        return { outcome: (await call(shop, value)) ?? undefined };
      } catch (error) {
        if (!signInAfter || !mayBeDone(error)) throw error;
        const session = await withTimeout(signInAfter(shop, value));
        if (!session) throw error;
        return { outcome: session };
      }
    },
  };
}

/** Refusals of a form whose first response was late: its code has been used, and its account exists. */
const repeated: ReadonlySet<string | undefined> = new Set<ReturnType<typeof knownMessageKey>>([
  'codeExpired',
  'emailTaken',
  'phoneTaken',
]);

/** Whether the account, or its new password, may exist although the call failed. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (isOutcomeUnknown(error) || (error.fromServer && repeated.has(knownMessageKey(error.message))));

/**
 * Each mode: the validation of its fields, its API call, and a sign-in with the new password, which shows whether a
 * call without a timely response was carried out. `loginModeTable` defines the next mode.
 */
const submissions: Readonly<Record<LoginMode, Submission>> = {
  phonePassword: submission(phonePasswordSchema, ({ api }, input) => api.auth.phonePassword(input)),
  phoneCode: submission(phoneCodeSchema, ({ api }, input) => api.auth.phoneCode(input)),
  emailPassword: submission(emailPasswordSchema, ({ api }, input) => api.auth.email(input)),
  registerEmail: submission(
    registerEmailSchema,
    ({ api }, input) => api.auth.registerEmail(input),
    ({ api }, input) => api.auth.email(input),
  ),
  registerPhone: submission(
    registerPhoneSchema,
    ({ api }, input) => api.auth.registerPhone(input),
    ({ api }, input) => api.auth.phonePassword(input),
  ),
  guest: submission(guestSchema, ({ api }, { email, phone, countryCode }) =>
    api.auth.guest({ email, ...(phone && { phone, countryCode }) }),
  ),
  forgotEmail: submission(forgotByEmailSchema, ({ api }, { email }) => api.auth.forgotByEmail(email)),
  forgotPhone: submission(forgotByPhoneSchema, ({ api }, input) => api.auth.forgotByPhone(input)),
  verifyEmail: submission(
    resetByEmailSchema,
    ({ api }, input) => api.auth.resetByEmail(input),
    ({ api }, { email, newPassword: password }) => api.auth.email({ email, password }),
  ),
  verifyPhone: submission(
    resetByPhoneSchema,
    ({ api }, input) => api.auth.resetByPhone(input),
    ({ api }, { newPassword: password, ...phone }) => api.auth.phonePassword({ ...phone, password }),
  ),
};

const doneMessages = {
  signIn: 'auth.welcome',
  guest: 'auth.guestWelcome',
  register: 'auth.registered',
  requestReset: 'auth.codeSent',
  resetPassword: 'auth.passwordReset',
} as const satisfies Record<(typeof loginModeTable)[LoginMode]['task'], string>;

type Task = (typeof loginModeTable)[LoginMode]['task'];

/** Tasks that the API refuses after too many failures, unless a human check has been passed. */
const guarded: ReadonlySet<Task> = new Set<Task>(['signIn', 'register', 'resetPassword']);

const isTooMany = (error: ApiError) =>
  error.fromServer && knownMessageKey(error.message) === 'tooManyAttempts';

/** The sign-in method of a mode; a guest has none. */
const methodOf = (mode: LoginMode): SignInMethod | undefined =>
  mode === 'guest' ? undefined : /email/i.test(mode) ? 'email' : 'phone';

/**
 * Processes one form of the sign-in dialog or page. After too many failures, of the network or of the account, it
 * requires a human check first (docs/decisions/080).
 */
export async function authenticate(shop: Shop, mode: LoginMode, form: FormData): Promise<AuthAnswer> {
  if (!form.has('challenge')) return carryOut(shop, mode, form, true);
  const passed = await isHuman(shop, form);
  if (passed) shop.humanCheckPassed();
  const answer = passed ? await carryOut(shop, mode, form, false) : await refusedCheck(shop, 'human.failed');
  return answer.ok ? answer : { ...answer, humanCheck: await askHumanAgain(shop, form) };
}

async function refusedCheck(shop: Shop, key: 'human.failed' | 'human.needed'): Promise<FormErrors> {
  const message = (await getMessages(shop.locale.code, 'human'))(key);
  return { ok: false, message, errors: { answer: message } };
}

async function carryOut(shop: Shop, mode: LoginMode, form: FormData, mayAsk: boolean): Promise<AuthAnswer> {
  const t = await getMessages(shop.locale.code, 'auth');
  const { task } = loginModeTable[mode];
  const next = nextLoginMode(mode, 'submitted');
  try {
    const result = await submissions[mode].run(shop, readAuthFields(form));
    if ('issues' in result) return formErrors(shop, result.issues);
    // A password reset that an earlier request carried out leads to the sign-in form, like one carried out now.
    const session = next === undefined ? result.outcome : undefined;
    const started = session && (await startSession(shop, session, methodOf(mode)));
    if (session) await offerPasskey(shop, mode, form);
    const done = t(doneMessages[task], { name: session?.nickname ?? '' });
    const message = [done, started?.note].filter(Boolean).join(' · ');
    return next === undefined
      ? { ok: true, signedIn: true, tone: started?.tone ?? 'success', message }
      : { ok: true, signedIn: false, mode: next, message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayAsk && guarded.has(task) && isTooMany(error))
      return { ...(await refusedCheck(shop, 'human.needed')), humanCheck: await askHuman(shop, 'picture') };
    const message = await errorMessage(shop, error);
    // A visitor who closed the dialog after the code was sent can return and enter it.
    const hasCode = error.fromServer && knownMessageKey(error.message) === 'codeTooSoon';
    if (task === 'requestReset' && next && hasCode) return { ok: true, signedIn: false, mode: next, message };
    return { ok: false, message, errors: {} };
  }
}

/**
 * Stores a new token in its cookie, and takes over the visitor's cart and pending action.
 * @param method the sign-in method; none for a guest
 * @returns one note about the lines that were taken over, and the tone of the message that contains it
 */
export async function startSession(
  shop: Shop,
  session: Session,
  method?: SignInMethod,
): Promise<{ note: string; tone: SignedInTone }> {
  shop.signIn(session.token);
  if (method) leaveEvent(shop, { name: session.isNew ? 'sign_up' : 'login', method });
  const [pieces, resumed] = await Promise.all([mergeVisitorCart(shop), resumePendingAction(shop)]);
  const t = await getMessages(shop.locale.code, 'auth');
  const merged = pieces > 0 ? t('auth.visitMerged', { count: pieces }) : undefined;
  return {
    note: [merged, resumed?.message].filter(Boolean).join(' · '),
    tone: resumed?.ok === false ? 'neutral' : 'success',
  };
}

/** The page to open after signing in: the interrupted one, otherwise the home page. Removes its cookie. */
export function takeFromPath(shop: Shop): string {
  const path = shop.cookies.get('fromPath') ?? '/';
  shop.cookies.set('fromPath', undefined);
  return path;
}
