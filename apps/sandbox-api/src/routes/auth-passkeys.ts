import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { readUser, toLoginResponse } from '../domain/auth/accounts.ts';
import {
  addPasskey,
  checkPasskey,
  deletePasskey,
  listPasskeys,
  startPasskeyLogin,
  startPasskeyRegistration,
} from '../domain/auth/passkeys.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import { id, optionalText } from '../input.ts';
import { anyone, type Call, scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

/** The parts of a browser's response that must exist before the signature is checked. */
const credential = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1400)),
  response: v.looseObject({ clientDataJSON: v.pipe(v.string(), v.maxLength(4000)) }),
});

const scope = (call: Call<unknown, unknown, unknown>) => ({ ...scopeOf(call), now: call.now });

/** Passkeys: signing in with one, and the passkeys of an account. */
export const passkeyOperations = {
  startPasskeyLogin: anyone({}, (call) => startPasskeyLogin(scope(call))),

  loginByPasskey: anyone({ body: v.object({ credential }) }, async (call) => {
    const user = await checkPasskey(
      scope(call),
      call.body.credential as unknown as AuthenticationResponseJSON,
    );
    return toLoginResponse(call.db, call.services.config, user, call.now);
  }),

  startPasskeyRegistration: signedIn({}, async (call) => {
    const [user, { siteName }] = await Promise.all([
      readUser(call.db, call.user.id),
      readSiteConfig(call.db),
    ]);
    return startPasskeyRegistration(scope(call), user, siteName);
  }),

  addPasskey: signedIn({ body: v.object({ credential, name: optionalText(100) }) }, (call) =>
    addPasskey(scope(call), call.user.id, {
      response: call.body.credential as unknown as RegistrationResponseJSON,
      name: call.body.name,
    }),
  ),

  listPasskeys: signedIn({}, ({ db, user }) => listPasskeys(db, user.id)),

  deletePasskey: signedIn({ params: v.object({ id }) }, async ({ db, user, params }) => {
    await deletePasskey(db, user.id, params.id);
    return null;
  }),
} satisfies Partial<Operations>;
