import { loadSignInOptions, loginDialogAction } from '../features/auth/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** What the sign-in dialog needs to know before it opens, and its forms. */
export const loader = shopLoader(loadSignInOptions);
export const action = loginDialogAction;
