import {
  ApiError,
  forgotByEmailSchema,
  forgotByPhoneSchema,
  sendEmailCodeSchema,
  sendPhoneRegistrationCodeSchema,
  validate,
} from '@marketfront/api-client';
import { type LoginCodePurpose, loginCodePurposes } from '@marketfront/ui/login-dialog/modes';
import { getMessages } from '../../messages/index.ts';
import { errorMessage, type Shop, shopAction } from '../../http/index.server.ts';
import { type FormErrors, formErrors, readAuthFields } from './form-fields.server.ts';

export type CodeAnswer = { readonly ok: true; readonly message: string } | FormErrors;

interface Phone {
  countryCode: string;
  phone: string;
}
interface Email {
  email: string;
}

/** Each purpose of a code: the validation of its fields and the call it makes. */
const senders = {
  // docs/decisions/006: signing in by code does not ask for a password, which would make the code pointless.
  phoneLogin: {
    schema: sendPhoneRegistrationCodeSchema,
    send: ({ api }: Shop, to: Phone) => api.auth.sendPhoneCode(to),
  },
  phoneRegister: {
    schema: sendPhoneRegistrationCodeSchema,
    send: ({ api }: Shop, to: Phone) => api.auth.sendPhoneRegistrationCode(to),
  },
  phoneReset: { schema: forgotByPhoneSchema, send: ({ api }: Shop, to: Phone) => api.auth.forgotByPhone(to) },
  emailRegister: {
    schema: sendEmailCodeSchema,
    send: ({ api }: Shop, to: Email) => api.auth.sendEmailCode(to.email),
  },
  emailReset: {
    schema: forgotByEmailSchema,
    send: ({ api }: Shop, to: Email) => api.auth.forgotByEmail(to.email),
  },
} as const satisfies Record<LoginCodePurpose, unknown>;

/** Sends one verification code. The server enforces the 60 seconds; the button only shows them. */
export async function sendCode(shop: Shop, purpose: LoginCodePurpose, form: FormData): Promise<CodeAnswer> {
  const { schema, send } = senders[purpose];
  const read = validate(schema, readAuthFields(form));
  if (!read.ok) return formErrors(shop, read.issues);
  try {
    await send(shop, read.value as Phone & Email);
    const t = await getMessages(shop.locale.code, 'auth');
    return { ok: true, message: t('auth.codeSent') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, message: await errorMessage(shop, error), errors: {} };
  }
}

/** The code button's request. */
export const sendCodeAction = shopAction(
  async (shop, form): Promise<CodeAnswer> => {
    const purpose = loginCodePurposes.find((name) => name === form.get('purpose'));
    return purpose ? sendCode(shop, purpose, form) : formErrors(shop, []);
  },
  { limit: 'sendCode' },
);
