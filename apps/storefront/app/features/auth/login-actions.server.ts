import { isLoginMode, type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { data } from 'react-router';
import type { HumanCheck } from '../human-check/index.ts';
import { setFlash } from '../../session/index.server.ts';
import { shopAction } from '../../http/index.server.ts';
import { type AuthAnswer, authenticate, takeFromPath } from './authenticate.server.ts';
import { anotherQuestion, detectMode, formErrors } from './form-fields.server.ts';
import { sendCode } from './send-code.server.ts';
import { textField } from '../../forms/index.server.ts';

/** The response of the sign-in page to one of its forms. */
export interface LoginAnswer {
  readonly ok: boolean;
  readonly mode: LoginMode;
  /** Submitted values that may be shown again. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
  /** The human check that the form requires first. */
  readonly humanCheck?: HumanCheck;
}

/** Fields that are shown again after an error, never passwords or codes. */
const keptFields = ['email', 'phone', 'country'] as const;

/** The form of the sign-in page. */
export const loginAction = shopAction(
  async (shop, form) => {
    const requested = form.get('mode');
    const posted = isLoginMode(requested) ? requested : 'phonePassword';
    const sendsCode = textField(form, 'intent') === 'sendCode';
    const mode = sendsCode ? posted : detectMode(posted, form);
    const values = Object.fromEntries(keptFields.map((name) => [name, textField(form, name, 254)]));
    const answer = (status: number, rest: Omit<LoginAnswer, 'values'>) =>
      data<LoginAnswer>({ ...rest, values }, { status });

    const { codePurpose } = loginModeTable[mode];
    if (sendsCode && codePurpose) {
      const sent = await sendCode(shop, codePurpose, form);
      return answer(sent.ok ? 200 : 400, { errors: {}, ...sent, mode });
    }
    const question = await anotherQuestion(shop, form);
    if (question) return answer(200, { errors: {}, ...question, mode });
    const result = await authenticate(shop, mode, form);
    if (!result.ok) return answer(400, { errors: {}, ...result, mode });
    if (!result.signedIn) return answer(200, { ...result, errors: {} });
    setFlash(shop, result.tone, result.message);
    return shop.redirect(takeFromPath(shop), 303);
  },
  { limit: 'signIn' },
);

/** The forms of the sign-in dialog. */
export const loginDialogAction = shopAction(
  async (shop, form): Promise<AuthAnswer> => {
    const posted = form.get('mode');
    if (!isLoginMode(posted)) return formErrors(shop, []);
    const mode = detectMode(posted, form);
    const answer = (await anotherQuestion(shop, form)) ?? (await authenticate(shop, mode, form));
    return answer.ok || mode === posted ? answer : { ...answer, mode };
  },
  { limit: 'signIn' },
);
