import { serve, shopLoader } from '../../http/index.server.ts';
import { loginDialogAction } from './login-actions.server.ts';
import { passkeyAction } from './passkey.server.ts';
import { passkey, signIn, verificationCode } from './resources.ts';
import { sendCodeAction } from './send-code.server.ts';
import { loadSignInOptions } from './sign-in-options.server.ts';

export const authResources = [
  serve(signIn, { load: shopLoader(loadSignInOptions), act: loginDialogAction }),
  serve(verificationCode, { act: sendCodeAction }),
  serve(passkey, { act: passkeyAction }),
];
