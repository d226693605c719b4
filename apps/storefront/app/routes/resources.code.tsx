import { sendCodeAction } from '../features/auth/index.server.ts';

/** Sends a verification code. */
export const action = sendCodeAction;
