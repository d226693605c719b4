import type { Schemas } from '../wire.ts';
import { loginMethodsFromWire, sessionFromWire, twitterRequestFromWire } from '../model/session.ts';
import { imageUrl } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, toVoid, toBoolean } from './area.ts';

/** A phone number and its dial code: "44" and "+44" are equal; the API always gets "+44". */
export interface PhoneNumber {
  countryCode: string;
  phone: string;
}

export interface NewPassword {
  code: string;
  newPassword: string;
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

export const authArea = ({ call, context }: AreaTools) => {
  const session = (data: Schemas['LoginResponse']) => sessionFromWire(data, context());
  return {
    phonePassword: (input: PhoneNumber & { password: string }, options?: CallOptions) =>
      call(
        'loginByPhonePassword',
        { body: { ...phoneToWire(input), password: input.password } },
        session,
        options,
      ),
    phoneCode: (input: PhoneNumber & { code: string }, options?: CallOptions) =>
      call('loginByPhoneCode', { body: { ...phoneToWire(input), captcha: input.code } }, session, options),
    email: ({ email, password }: { email: string; password: string }, options?: CallOptions) =>
      call('loginByEmail', { body: { email, password } }, session, options),
    guest: (input: { email: string } & Partial<PhoneNumber>, options?: CallOptions) =>
      call(
        'loginAsGuest',
        {
          body: {
            email: input.email,
            ...(input.phone ? { phone: input.phone, countryCode: dialCode(input.countryCode ?? '') } : {}),
          },
        },
        session,
        options,
      ),
    registerEmail: (input: { email: string; code: string; password: string }, options?: CallOptions) =>
      call(
        'registerByEmail',
        { body: { email: input.email, captcha: input.code, password: input.password } },
        session,
        options,
      ),
    registerPhone: (input: PhoneNumber & { code: string; password: string }, options?: CallOptions) =>
      call(
        'registerByPhone',
        { body: { ...phoneToWire(input), captcha: input.code, password: input.password } },
        session,
        options,
      ),

    /** Sends a code for signing in. */
    sendPhoneCode: (input: PhoneNumber, options?: CallOptions) =>
      call('sendPhoneCode', { body: phoneToWire(input) }, toVoid, options),
    sendPhoneRegistrationCode: (input: PhoneNumber, options?: CallOptions) =>
      call('sendPhoneRegistrationCode', { body: phoneToWire(input) }, toVoid, options),
    /** Sends a code for registration. */
    sendEmailCode: (email: string, options?: CallOptions) =>
      call('sendEmailCode', { body: email }, toVoid, options),
    forgotByEmail: (email: string, options?: CallOptions) =>
      call('sendEmailPasswordCode', { body: email }, toVoid, options),
    forgotByPhone: (input: PhoneNumber, options?: CallOptions) =>
      call('sendPhonePasswordCode', { body: phoneToWire(input) }, toVoid, options),
    resetByEmail: (input: { email: string } & NewPassword, options?: CallOptions) =>
      call(
        'resetPasswordByEmail',
        { body: { email: input.email, ...passwordToWire(input) } },
        toVoid,
        options,
      ),
    resetByPhone: (input: PhoneNumber & NewPassword, options?: CallOptions) =>
      call(
        'resetPasswordByPhone',
        { body: { ...phoneToWire(input), ...passwordToWire(input) } },
        toVoid,
        options,
      ),

    twitterRequest: (options?: CallOptions) =>
      call('getTwitterRequestToken', { query: { end: 'pc' } }, twitterRequestFromWire, options),
    twitter: (input: { token: string; tokenSecret: string; verifier: string }, options?: CallOptions) =>
      call(
        'loginByTwitter',
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
    facebook: (
      input: { id: string; name: string; picture: string; email?: string | undefined },
      options?: CallOptions,
    ) => call('loginByFacebook', { body: { ...input, email: input.email ?? null } }, session, options),
    google: (idToken: string, options?: CallOptions) =>
      call('loginByGoogle', { body: idToken }, session, options),
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
        'loginByXOauth',
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

    methods: (options?: CallOptions) => call('getLoginMethods', {}, loginMethodsFromWire, options),
    picture: (options?: CallOptions) =>
      call('getLoginPicture', {}, (data) => imageUrl(data.loginLeftImage, context()), options),
    tokenAlive: (options?: CallOptions) => call('isTokenAlive', {}, toBoolean, options),
    logout: (options?: CallOptions) => call('logout', {}, toVoid, options),
  };
};
