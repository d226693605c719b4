import * as operations from '../generated/operations.ts';
import type { Schemas } from '../wire.ts';
import { loginMethodsFromWire, sessionFromWire, twitterRequestFromWire } from '../model/session.ts';
import { passkeyFromWire, passkeyOptionsFromWire, type WebAuthnJson } from '../model/passkey.ts';
import { imageUrl } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, toVoid, toBoolean } from './area.ts';

/** A phone number and its dial code: "44" and "+44" are equal; the API always gets "+44". */
export interface PhoneNumber {
  /** The dial code, with or without its plus. */
  countryCode: string;
  /** The number without its dial code. */
  phone: string;
}

export interface NewPassword {
  /** The code that was sent. */
  code: string;
  /** The new password. */
  newPassword: string;
  /** The new password once more. */
  repeatPassword: string;
}

// The server identifies an account by countryCode + phone: "44" and "+44" would be two accounts.
export const dialCode = (value: string): string => `+${value.replace(/^\++/, '')}`;
const phoneToWire = ({ countryCode, phone }: PhoneNumber) => ({ countryCode: dialCode(countryCode), phone });
export const passwordToWire = ({ code, newPassword, repeatPassword }: NewPassword) => ({
  captcha: code,
  newPassword,
  passwordAgain: repeatPassword,
});

export const authArea = ({ call, context }: ApiConnection) => {
  const session = (data: Schemas['LoginResponse']) => sessionFromWire(data, context());
  return {
    /** Signs in with phone and password. */
    phonePassword: (input: PhoneNumber & { password: string }, options?: CallOptions) =>
      call(
        operations.loginByPhonePassword,
        { body: { ...phoneToWire(input), password: input.password } },
        session,
        options,
      ),
    /** Signs in with the code sent to a phone. */
    phoneCode: (input: PhoneNumber & { code: string }, options?: CallOptions) =>
      call(
        operations.loginByPhoneCode,
        { body: { ...phoneToWire(input), captcha: input.code } },
        session,
        options,
      ),
    /** Signs in with e-mail and password. */
    email: ({ email, password }: { email: string; password: string }, options?: CallOptions) =>
      call(operations.loginByEmail, { body: { email, password } }, session, options),
    /** Starts a guest session, with which one can buy without an account. */
    guest: (input: { email: string } & Partial<PhoneNumber>, options?: CallOptions) =>
      call(
        operations.loginAsGuest,
        {
          body: {
            email: input.email,
            ...(input.phone ? { phone: input.phone, countryCode: dialCode(input.countryCode ?? '') } : {}),
          },
        },
        session,
        options,
      ),
    /** Requests an account for the guest of this session: a mail confirms that the address belongs to the guest. */
    sendGuestAccountMail: (password: string, options?: CallOptions) =>
      call(operations.sendGuestAccountMail, { body: { password } }, toVoid, options),
    /** Turns a guest into an account with a mail's proof, and signs in. Without a password the earlier one is used. */
    openGuestAccount: ({ proof, password }: { proof: string; password?: string }, options?: CallOptions) =>
      call(operations.openGuestAccount, { body: { proof, ...(password && { password }) } }, session, options),
    /** Signs in as a guest again, with the proof of a mail. Optional for back ends. */
    openGuestSession: (proof: string, options?: CallOptions) =>
      call(operations.openGuestSession, { body: { proof } }, session, options),
    /** Moves the orders of a guest to the account of the same e-mail address. */
    claimGuestOrders: (proof: string, options?: CallOptions) =>
      call(operations.claimGuestOrders, { body: { proof } }, toVoid, options),
    /** Creates an account with the code sent to its e-mail address, and signs in. */
    registerEmail: (input: { email: string; code: string; password: string }, options?: CallOptions) =>
      call(
        operations.registerByEmail,
        { body: { email: input.email, captcha: input.code, password: input.password } },
        session,
        options,
      ),
    /** Creates an account with the code sent to its phone, and signs in. */
    registerPhone: (input: PhoneNumber & { code: string; password: string }, options?: CallOptions) =>
      call(
        operations.registerByPhone,
        { body: { ...phoneToWire(input), captcha: input.code, password: input.password } },
        session,
        options,
      ),

    /** Sends a code for signing in. */
    sendPhoneCode: (input: PhoneNumber, options?: CallOptions) =>
      call(operations.sendPhoneCode, { body: phoneToWire(input) }, toVoid, options),
    /** Sends a code for registration. */
    sendPhoneRegistrationCode: (input: PhoneNumber, options?: CallOptions) =>
      call(operations.sendPhoneRegistrationCode, { body: phoneToWire(input) }, toVoid, options),
    /** Sends a code for registration. */
    sendEmailCode: (email: string, options?: CallOptions) =>
      call(operations.sendEmailCode, { body: email }, toVoid, options),
    /** Sends a code for a new password by e-mail. */
    forgotByEmail: (email: string, options?: CallOptions) =>
      call(operations.sendEmailPasswordCode, { body: email }, toVoid, options),
    /** Sends a code for a new password by phone. */
    forgotByPhone: (input: PhoneNumber, options?: CallOptions) =>
      call(operations.sendPhonePasswordCode, { body: phoneToWire(input) }, toVoid, options),
    /** Sets a new password with the code sent by e-mail. */
    resetByEmail: (input: { email: string } & NewPassword, options?: CallOptions) =>
      call(
        operations.resetPasswordByEmail,
        { body: { email: input.email, ...passwordToWire(input) } },
        toVoid,
        options,
      ),
    /** Sets a new password with the code sent by phone. */
    resetByPhone: (input: PhoneNumber & NewPassword, options?: CallOptions) =>
      call(
        operations.resetPasswordByPhone,
        { body: { ...phoneToWire(input), ...passwordToWire(input) } },
        toVoid,
        options,
      ),

    /** Starts signing in with X by OAuth 1.0a. */
    twitterRequest: (options?: CallOptions) =>
      call(operations.getTwitterRequestToken, { query: { end: 'pc' } }, twitterRequestFromWire, options),
    /** Signs in with the verifier that X returned by OAuth 1.0a. */
    twitter: (input: { token: string; tokenSecret: string; verifier: string }, options?: CallOptions) =>
      call(
        operations.loginByTwitter,
        {
          body: {
            oauthToken: input.token,
            oauthTokenSecret: input.tokenSecret,
            oauthVerifier: input.verifier,
          },
        },
        session,
        options,
      ),
    /** Signs in with the profile that Facebook returned. */
    facebook: (
      input: { id: string; name: string; picture: string; email?: string | undefined },
      options?: CallOptions,
    ) =>
      call(operations.loginByFacebook, { body: { ...input, email: input.email ?? null } }, session, options),
    /** Signs in with the ID token of Google Identity Services. */
    google: (idToken: string, options?: CallOptions) =>
      call(operations.loginByGoogle, { body: idToken }, session, options),
    /** Signs in with the code that X returned by OAuth 2.0. */
    x: (
      input: {
        code: string;
        clientId: string;
        redirectUri?: string | undefined;
        codeVerifier?: string | undefined;
      },
      options?: CallOptions,
    ) =>
      call(
        operations.loginByXOauth,
        {
          body: {
            ...input,
            redirectUri: input.redirectUri ?? null,
            codeVerifier: input.codeVerifier ?? null,
          },
        },
        session,
        options,
      ),

    /** Starts signing in with a passkey: loads the options for the browser's passkey call. */
    startPasskey: (options?: CallOptions) =>
      call(operations.startPasskeyLogin, {}, passkeyOptionsFromWire, options),
    /** Signs in with the credential that the browser returned. */
    passkey: (credential: WebAuthnJson, options?: CallOptions) =>
      call(operations.loginByPasskey, { body: { credential } }, session, options),
    /** Starts adding a passkey to the account: loads the options for the browser's passkey call. */
    startAddingPasskey: (options?: CallOptions) =>
      call(operations.startPasskeyRegistration, {}, passkeyOptionsFromWire, options),
    /** Adds the passkey that the browser created; `name` names the place, such as the device. */
    addPasskey: ({ credential, name }: { credential: WebAuthnJson; name?: string }, options?: CallOptions) =>
      call(operations.addPasskey, { body: { credential, name: name ?? null } }, passkeyFromWire, options),
    /** Lists the passkeys of the account. */
    passkeys: (options?: CallOptions) =>
      call(operations.listPasskeys, {}, (data) => data.map(passkeyFromWire), options),
    /** Removes a passkey from the account. */
    removePasskey: (id: number, options?: CallOptions) =>
      call(operations.deletePasskey, { path: { id } }, toVoid, options),

    /** Loads which sign-in methods are enabled. */
    methods: (options?: CallOptions) => call(operations.getLoginMethods, {}, loginMethodsFromWire, options),
    /** Loads the picture beside the forms; null without one. */
    picture: (options?: CallOptions) =>
      call(operations.getLoginPicture, {}, (data) => imageUrl(data.loginLeftImage, context()), options),
    /** Asks whether the session is still valid. */
    tokenAlive: (options?: CallOptions) => call(operations.isTokenAlive, {}, toBoolean, options),
    /** Ends the session. */
    logout: (options?: CallOptions) => call(operations.logout, {}, toVoid, options),
  };
};
