import {
  ApiError,
  forgotByEmailSchema,
  forgotByPhoneSchema,
  sendEmailCodeSchema,
  sendPhoneRegistrationCodeSchema,
  validate,
} from '@marketfront/api-client';
import { sayError } from '../../platform/say-error.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { getMessages } from '../../messages/index.ts';
import { readAuthFields } from './auth-fields.server.ts';
import { explain } from './auth.server.ts';
import type { CodePurpose } from './modes.ts';

export type CodeAnswer =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly errors: Readonly<Record<string, string>> };

const senders = {
  // docs/decisions: signing in by code asks for no password, or the code would be for nothing.
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
} as const;

interface Phone {
  countryCode: string;
  phone: string;
}
interface Email {
  email: string;
}

/** Sends one code; the server keeps the 60 seconds, the button only shows them. */
export async function sendCode(shop: Shop, purpose: CodePurpose, form: FormData): Promise<CodeAnswer> {
  const { schema, send } = senders[purpose];
  const read = validate(schema, readAuthFields(form));
  if (!read.ok) return explain(shop, read.issues);
  try {
    await send(shop, read.value as Phone & Email);
    const t = await getMessages(shop.locale.code, 'auth');
    return { ok: true, message: t('auth.codeSent') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, message: await sayError(shop, error), errors: {} };
  }
}
