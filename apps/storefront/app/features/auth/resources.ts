import { defineResource } from '../../http/index.ts';
import type { AuthAnswer } from './authenticate.server.ts';
import type { PasskeyReply } from './passkey-intents.ts';
import type { CodeAnswer } from './send-code.server.ts';
import type { SignInOptions } from './sign-in-options.server.ts';

/** The options of the sign-in dialog, loaded before it opens, and its forms. */
export const signIn = defineResource<{ load: SignInOptions; act: AuthAnswer }>('auth');

/** Sends a verification code. */
export const verificationCode = defineResource<{ act: CodeAnswer }>('code');

/** Signing in with a passkey, and adding one to the account. */
export const passkey = defineResource<{ act: PasskeyReply }>('passkey');
