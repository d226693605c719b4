import { startSocialLogin } from '../features/auth/index.server.ts';
import { shopAction } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';

/** Sends the shopper to the provider of a social sign-in. */
export const action = shopAction(startSocialLogin, { page: () => paths.login() });
