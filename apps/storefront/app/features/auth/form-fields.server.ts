import type { ValidationIssue } from '@marketfront/api-client';
import { type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { askHuman, humanCheckKinds, type HumanCheck } from '../human-check/index.server.ts';
import { getMessages } from '../../messages/index.ts';
import { defaultPhoneCountry } from '../../session/index.ts';
import { type Shop } from '../../http/index.server.ts';
import { readPhoneNumber, textField, textFields } from '../../forms/index.server.ts';

/** Errors of a form: one message for the toast, and one for each field. */
export interface FormErrors {
  readonly ok: false;
  readonly message: string;
  /** The detected mode of the form, if it differs from its own. */
  readonly mode?: LoginMode;
  /** The human check that the form requires first. */
  readonly humanCheck?: HumanCheck;
  /** Missing if the whole form was refused. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Names of form fields that differ from those of the validation schemas. */
const formNames: Readonly<Record<string, string>> = { code: 'captcha', repeatPassword: 'passwordAgain' };

/** The format of a typed phone number: digits, which may be grouped and may begin with the calling code. */
const phoneLike = /^\+?[\d\s().-]{6,32}$/;

/**
 * Detects an e-mail address in the field of a phone number, and a number in the field of an address: the form is then
 * treated as one of the other mode, with the value moved to its field.
 */
export function detectMode(mode: LoginMode, form: FormData): LoginMode {
  const { channel, on } = loginModeTable[mode];
  const typed = textField(form, channel, 254);
  const [other, next] =
    channel === 'phone'
      ? (['email', typed.includes('@') ? on.chooseEmail : undefined] as const)
      : (['phone', phoneLike.test(typed) ? on.choosePhone : undefined] as const);
  if (!next) return mode;
  form.delete(channel);
  form.set(other, typed);
  if (other === 'phone') form.set('country', defaultPhoneCountry);
  return next;
}

/** The values of a sign-in form for the validation schemas: number and country are converted to the API's format. */
export function readAuthFields(form: FormData): Record<string, string> {
  const input = textFields(form);
  for (const [schemaName, formName] of Object.entries(formNames)) {
    const value = input[formName];
    if (value !== undefined) input[schemaName] = value;
  }
  if (input.phone === undefined) return input;
  const { phone, countryCode } = readPhoneNumber(input.phone, input.country);
  return { ...input, phone, ...(countryCode && { countryCode }) };
}

/** Another question of the human check, if a form requests one: `intent=ask:words`. */
export async function anotherQuestion(shop: Shop, form: FormData): Promise<FormErrors | undefined> {
  const intent = textField(form, 'intent');
  const kind = humanCheckKinds.find((one) => intent === `ask:${one}`);
  return kind && { ok: false, message: '', errors: {}, humanCheck: await askHuman(shop, kind) };
}

/** Converts the issues of a schema to messages by form field. */
export async function formErrors(shop: Shop, issues: readonly ValidationIssue[]): Promise<FormErrors> {
  const t = await getMessages(shop.locale.code, 'errors');
  const errors = Object.fromEntries(
    issues.map(({ path, key }) => [
      Object.hasOwn(formNames, path) ? (formNames[path] ?? path) : path,
      t(`errors.field.${key}`),
    ]),
  );
  return { ok: false, message: Object.values(errors)[0] ?? t('errors.validation'), errors };
}
