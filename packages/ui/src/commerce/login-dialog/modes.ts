import type { LoginMessageKey } from '../../messages/login/login-messages.ts';

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

export const loginFields = ['phone', 'email', 'password', 'newPassword', 'captcha', 'passwordAgain'] as const;
export type LoginField = (typeof loginFields)[number];

/** A way from one mode to another. */
interface ModeLink {
  to: LoginMode;
  label: LoginMessageKey;
}

export interface LoginModeView {
  title: LoginMessageKey;
  intro?: LoginMessageKey;
  /** The two ways to do the same, phone first. */
  tabs?: readonly [LoginMode, LoginMode];
  /** Which of the tabs it belongs to when it has none of its own. */
  tab?: LoginMode;
  fields: readonly LoginField[];
  /** Has the button that sends a code. */
  sendsCode?: boolean;
  /** The agreement must be ticked. */
  agreement?: boolean;
  submit: LoginMessageKey;
  /** Stands at the end of the password's or the code's label. */
  aside?: readonly ModeLink[];
  /** Below the form. */
  foot?: { prompt?: LoginMessageKey; link: ModeLink };
  /** Where success leads; without it the dialog closes. */
  next?: LoginMode;
  /** Third-party sign-in and guest are offered here. */
  entrance?: boolean;
}

const signInTabs = ['phonePassword', 'emailPassword'] as const;
const registerTabs = ['registerPhone', 'registerEmail'] as const;
const toRegister = {
  prompt: 'prompt.register',
  link: { to: 'registerEmail', label: 'link.register' },
} as const;
const toSignIn = { prompt: 'prompt.signIn', link: { to: 'emailPassword', label: 'link.signIn' } } as const;
const back = (to: LoginMode) => ({ link: { to, label: 'link.back' } }) as const;

/** What each mode shows and where it leads. */
export const loginModeViews: Record<LoginMode, LoginModeView> = {
  phonePassword: {
    title: 'title.signIn',
    tabs: signInTabs,
    fields: ['phone', 'password'],
    agreement: true,
    submit: 'submit.signIn',
    aside: [
      { to: 'phoneCode', label: 'link.useCode' },
      { to: 'forgotPhone', label: 'link.forgot' },
    ],
    foot: toRegister,
    entrance: true,
  },
  phoneCode: {
    title: 'title.signIn',
    tabs: signInTabs,
    tab: 'phonePassword',
    fields: ['phone', 'captcha'],
    sendsCode: true,
    agreement: true,
    submit: 'submit.signIn',
    aside: [{ to: 'phonePassword', label: 'link.usePassword' }],
    foot: toRegister,
    entrance: true,
  },
  emailPassword: {
    title: 'title.signIn',
    tabs: signInTabs,
    fields: ['email', 'password'],
    agreement: true,
    submit: 'submit.signIn',
    aside: [{ to: 'forgotEmail', label: 'link.forgot' }],
    foot: toRegister,
    entrance: true,
  },
  registerEmail: {
    title: 'title.register',
    tabs: registerTabs,
    fields: ['email', 'newPassword', 'captcha'],
    sendsCode: true,
    agreement: true,
    submit: 'submit.register',
    foot: toSignIn,
  },
  registerPhone: {
    title: 'title.register',
    tabs: registerTabs,
    fields: ['phone', 'newPassword', 'captcha'],
    sendsCode: true,
    agreement: true,
    submit: 'submit.register',
    foot: toSignIn,
  },
  forgotEmail: {
    title: 'title.forgot',
    intro: 'intro.forgotEmail',
    fields: ['email'],
    submit: 'submit.next',
    aside: [{ to: 'forgotPhone', label: 'link.byPhone' }],
    foot: back('emailPassword'),
    next: 'verifyEmail',
  },
  forgotPhone: {
    title: 'title.forgot',
    intro: 'intro.forgotPhone',
    fields: ['phone'],
    submit: 'submit.next',
    aside: [{ to: 'forgotEmail', label: 'link.byEmail' }],
    foot: back('phonePassword'),
    next: 'verifyPhone',
  },
  verifyEmail: {
    title: 'title.verify',
    intro: 'intro.verify',
    fields: ['captcha', 'newPassword', 'passwordAgain'],
    sendsCode: true,
    submit: 'submit.reset',
    foot: back('emailPassword'),
    next: 'emailPassword',
  },
  verifyPhone: {
    title: 'title.verify',
    intro: 'intro.verify',
    fields: ['captcha', 'newPassword', 'passwordAgain'],
    sendsCode: true,
    submit: 'submit.reset',
    foot: back('phonePassword'),
    next: 'phonePassword',
  },
  guest: {
    title: 'title.guest',
    intro: 'intro.guest',
    fields: ['email', 'phone'],
    submit: 'submit.guest',
    foot: back('emailPassword'),
  },
};
