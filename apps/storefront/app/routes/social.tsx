import { startSocialLogin } from '../features/auth/index.server.ts';
import { shopAction } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';

/** Redirects the shopper to the provider of a social sign-in. */
export const action = shopAction(startSocialLogin, { page: () => paths.login() });
