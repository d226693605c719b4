/** What the sign-in dialog can be busy with. The spec numbers them (§2); here they have names. */
export const authModes = [
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
export type AuthMode = (typeof authModes)[number];

export const isAuthMode = (value: unknown): value is AuthMode => authModes.includes(value as AuthMode);

/** Where each code goes and what for. */
export const codePurposes = [
  'phoneLogin',
  'phoneRegister',
  'emailRegister',
  'phoneReset',
  'emailReset',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Modes that need a code, and which. */
export const codeOfMode = {
  phoneCode: 'phoneLogin',
  registerPhone: 'phoneRegister',
  registerEmail: 'emailRegister',
  verifyPhone: 'phoneReset',
  verifyEmail: 'emailReset',
} as const satisfies Partial<Record<AuthMode, CodePurpose>>;
