import { startSocialLogin } from '../features/auth/index.server.ts';
import { shopAction } from '../platform/handlers.server.ts';

/** Sends the shopper to the provider of a social sign-in. */
export const action = shopAction(startSocialLogin);
