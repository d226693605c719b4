import {
  isApiError,
  type KnownMessageKey,
  knownMessageKey,
  limits,
  settlementCodeSchema,
  settlementSchema,
  validate,
  type ValidationIssue,
} from '@marketfront/api-client';
import { data } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import {
  byIntent,
  errorMessage,
  idempotencyKey,
  type IntentContext,
  type Shop,
  shopAction,
  signedInAction,
} from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { readPhoneNumber, textField, textFields } from '../../forms/index.server.ts';
import { picturesOf } from '../../content/index.server.ts';

type Errors = Readonly<Record<string, string>>;

/** The form's field names for those of the schema. */
const formNames: Readonly<Record<string, string>> = {
  name: 'companyName',
  realName: 'name',
  typeId: 'storeType',
  categoryId: 'category',
};
const nameOf = (path: string) => {
  const [field = ''] = path.split('.');
  return Object.hasOwn(formNames, field) ? (formNames[field] ?? field) : field;
};

/** Errors of the server that belong to a field. */
const fieldOf: Readonly<Partial<Record<KnownMessageKey, string>>> = {
  storeNameTaken: 'companyName',
  storeEmailTaken: 'email',
  codeWrong: 'code',
  codeExpired: 'code',
  storeCategoryNotFound: 'category',
  storeTypeNotFound: 'storeType',
};

interface Refused {
  readonly message: string;
  readonly errors?: Errors;
  readonly status?: number;
  /** URLs of the uploaded pictures, which a form without script could not send again. */
  readonly pictures?: readonly string[];
  readonly sentCode?: boolean;
}

/** A response with the typed values, since without script it is a new page. The code must be entered again. */
function answer(form: FormData, { message, errors = {}, status = 400, pictures, sentCode = false }: Refused) {
  const { code: _code, intent: _intent, ...typed } = textFields(form);
  return data({ ok: false as const, message, errors, sentCode, typed, pictures }, { status });
}

async function errorsOf(shop: Shop, issues: readonly ValidationIssue[]) {
  const t = await getMessages(shop.locale.code, 'errors');
  return Object.fromEntries(issues.map(({ path, key }) => [nameOf(path), t(`errors.field.${key}`)]));
}

const firstOf = (errors: Errors) => Object.values(errors)[0] ?? '';

/** The fields of the form, for the schema. */
function readFields(form: FormData) {
  const { phone, countryCode } = readPhoneNumber(
    textField(form, 'phone', 40),
    textField(form, 'phoneCountry', 2),
  );
  return {
    name: textField(form, 'companyName'),
    realName: textField(form, 'name'),
    typeId: Number(textField(form, 'storeType', 12)),
    categoryId: Number(textField(form, 'category', 12)),
    address: textField(form, 'address', 1000),
    email: textField(form, 'email'),
    code: textField(form, 'code', 12),
    agreement: form.has('agreement'),
    phone: phone === '' ? '' : [countryCode && `+${countryCode}`, phone].filter(Boolean).join(' '),
    country: textField(form, 'phoneCountry', 2),
  };
}

async function apply({ shop, form }: IntentContext) {
  const fields = readFields(form);
  // Pictures are uploaded first, so that an error in another field does not require choosing them again.
  const uploaded = await picturesOf(shop, form, 'settlement', limits.qualificationPictures);
  const pictures = uploaded.ok ? uploaded.urls : [];
  const read = validate(settlementSchema, { ...fields, pictures });
  const t = await getMessages(shop.locale.code, 'errors');
  const errors: Record<string, string> = {
    ...(fields.phone === '' && { phone: t('errors.field.emptyPhone') }),
    ...(!read.ok && (await errorsOf(shop, read.issues))),
    ...(!uploaded.ok && { pictures: uploaded.message }),
  };
  if (!read.ok || firstOf(errors)) return answer(form, { message: firstOf(errors), errors, pictures });
  const { agreement: _agreement, ...application } = read.value;
  try {
    await shop.api.onboarding.apply(application, {
      idempotencyKey: idempotencyKey('apply', String(application.categoryId), application),
    });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const message = await errorMessage(shop, error);
    const key = error.fromServer ? knownMessageKey(error.message) : undefined;
    const at = key && fieldOf[key];
    return answer(form, { message, status: 409, pictures, ...(at && { errors: { [at]: message } }) });
  }
  const own = await getMessages(shop.locale.code, 'onboarding');
  setFlash(shop, 'success', own('onboarding.sent'));
  return shop.redirect(accountPaths.applicationRecords({ sent: '1' }), 303);
}

/** Sends a code to the e-mail address of the application. */
async function sendCode(
  shop: Shop,
  form: FormData,
): Promise<{ ok: boolean; message: string; errors?: Errors }> {
  const read = validate(settlementCodeSchema, { email: textField(form, 'email') });
  if (!read.ok) {
    const errors = await errorsOf(shop, read.issues);
    return { ok: false, message: firstOf(errors), errors };
  }
  try {
    await shop.api.onboarding.sendCode(read.value.email);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return { ok: false, message: await errorMessage(shop, error) };
  }
  const t = await getMessages(shop.locale.code, 'errors');
  return { ok: true, message: t('errors.known.codeSent') };
}
export type ApplicationCodeAnswer = Awaited<ReturnType<typeof sendCode>>;

/** The request of the code button, sent only by script. */
export const applicationCodeAction = shopAction(sendCode, { limit: 'sendCode' });

/** The same without script: the page is shown again with the typed values. */
async function sendCodeToPage({ shop, form }: IntentContext) {
  const { ok, message, errors } = await sendCode(shop, form);
  const uploaded = await picturesOf(shop, form, 'settlement', limits.qualificationPictures);
  return answer(form, {
    message,
    errors: errors ?? {},
    sentCode: ok,
    status: ok ? 200 : 400,
    ...(uploaded.ok && { pictures: uploaded.urls }),
  });
}

/** Sends a merchant application. */
export const applyAction = signedInAction(byIntent({ '': apply, sendCode: sendCodeToPage }), {
  limit: 'apply',
});
