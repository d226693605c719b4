/**
 * The sign-in modes and the transitions between them: plain data without React, so that a server can use the same table
 * as the dialog (`@marketfront/ui/login-dialog/modes`).
 */

export const loginModes = [
  'phonePassword',
  'phoneCode',
  'emailPassword',
  'registerEmail',
  'registerPhone',
  'forgotEmail',
  'forgotPhone',
  'verifyEmail',
  'verifyPhone',
  'guest',
] as const;
export type LoginMode = (typeof loginModes)[number];

/** Whether a value from outside, such as a part of an address, is a mode. */
export const isLoginMode = (value: unknown): value is LoginMode => loginModes.some((mode) => mode === value);

export const loginFields = ['phone', 'email', 'password', 'newPassword', 'captcha', 'passwordAgain'] as const;
export type LoginField = (typeof loginFields)[number];

/** The actions that the form of a mode can perform. */
export const loginTasks = ['signIn', 'register', 'requestReset', 'resetPassword', 'guest'] as const;
export type LoginTask = (typeof loginTasks)[number];

/** The purposes of a verification code. */
export const loginCodePurposes = [
  'phoneLogin',
  'phoneRegister',
  'emailRegister',
  'phoneReset',
  'emailReset',
] as const;
export type LoginCodePurpose = (typeof loginCodePurposes)[number];

/** The events that change the mode: a link that the shopper follows, or `submitted`. */
export const loginEvents = [
  'choosePhone',
  'chooseEmail',
  'useCode',
  'usePassword',
  'forgotPassword',
  'register',
  'signIn',
  'goBack',
  'continueAsGuest',
  'submitted',
] as const;
export type LoginEvent = (typeof loginEvents)[number];

export interface LoginModeRules {
  readonly task: LoginTask;
  /** Whether the account is identified by a phone number or by an email address. */
  readonly channel: 'phone' | 'email';
  readonly fields: readonly LoginField[];
  /** Values of the previous mode that are posted again as hidden inputs. */
  readonly carriedFields?: readonly ('phone' | 'email' | 'country')[];
  /** The purpose of the code, if the form has a button that sends one. */
  readonly codePurpose?: LoginCodePurpose;
  /** Whether the form has the checkbox of the agreement. */
  readonly agreement?: boolean;
  /** The mode that follows each event. Without `submitted` the shopper is signed in after a successful form. */
  readonly on: Readonly<Partial<Record<LoginEvent, LoginMode>>>;
}

const signInTabs = { choosePhone: 'phonePassword', chooseEmail: 'emailPassword' } as const;
const registerTabs = { choosePhone: 'registerPhone', chooseEmail: 'registerEmail' } as const;
const fromSignIn = { ...signInTabs, register: 'registerEmail', continueAsGuest: 'guest' } as const;

export const loginModeTable: Readonly<Record<LoginMode, LoginModeRules>> = {
  phonePassword: {
    task: 'signIn',
    channel: 'phone',
    fields: ['phone', 'password'],
    agreement: true,
    on: { ...fromSignIn, useCode: 'phoneCode', forgotPassword: 'forgotPhone' },
  },
  phoneCode: {
    task: 'signIn',
    channel: 'phone',
    fields: ['phone', 'captcha'],
    codePurpose: 'phoneLogin',
    agreement: true,
    on: { ...fromSignIn, usePassword: 'phonePassword' },
  },
  emailPassword: {
    task: 'signIn',
    channel: 'email',
    fields: ['email', 'password'],
    agreement: true,
    on: { ...fromSignIn, forgotPassword: 'forgotEmail' },
  },
  registerEmail: {
    task: 'register',
    channel: 'email',
    fields: ['email', 'newPassword', 'captcha'],
    codePurpose: 'emailRegister',
    agreement: true,
    on: { ...registerTabs, signIn: 'emailPassword' },
  },
  registerPhone: {
    task: 'register',
    channel: 'phone',
    fields: ['phone', 'newPassword', 'captcha'],
    codePurpose: 'phoneRegister',
    agreement: true,
    on: { ...registerTabs, signIn: 'emailPassword' },
  },
  forgotEmail: {
    task: 'requestReset',
    channel: 'email',
    fields: ['email'],
    on: { choosePhone: 'forgotPhone', goBack: 'emailPassword', submitted: 'verifyEmail' },
  },
  forgotPhone: {
    task: 'requestReset',
    channel: 'phone',
    fields: ['phone'],
    on: { chooseEmail: 'forgotEmail', goBack: 'phonePassword', submitted: 'verifyPhone' },
  },
  verifyEmail: {
    task: 'resetPassword',
    channel: 'email',
    fields: ['captcha', 'newPassword', 'passwordAgain'],
    carriedFields: ['email'],
    codePurpose: 'emailReset',
    on: { goBack: 'emailPassword', submitted: 'emailPassword' },
  },
  verifyPhone: {
    task: 'resetPassword',
    channel: 'phone',
    fields: ['captcha', 'newPassword', 'passwordAgain'],
    carriedFields: ['phone', 'country'],
    codePurpose: 'phoneReset',
    on: { goBack: 'phonePassword', submitted: 'phonePassword' },
  },
  guest: {
    task: 'guest',
    channel: 'email',
    fields: ['email', 'phone'],
    on: { goBack: 'emailPassword' },
  },
};

/** The mode after an event; undefined when the event does not occur in the mode or no mode follows. */
export const nextLoginMode = (mode: LoginMode, event: LoginEvent): LoginMode | undefined =>
  loginModeTable[mode].on[event];
