const redacted = '[redacted]';

/** Names of fields whose values are never logged, at any place up to the third level. */
const secretFields = [
  'authorization',
  'authori-zation',
  'cookie',
  'set-cookie',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'clientSecret',
  'password',
  'newPassword',
  'code',
  'captcha',
  'email',
  'account',
  'phone',
  'realName',
  'name',
  'address',
  'detail',
  'street',
  'city',
  'postCode',
] as const;

const quoted = (name: string) => (/^\w+$/.test(name) ? `.${name}` : `["${name}"]`);

/** Paths for pino's `redact`. */
export const redaction = {
  paths: secretFields.flatMap((name) => [
    quoted(name).replace(/^\./, ''),
    `*${quoted(name)}`,
    `*.*${quoted(name)}`,
  ]),
  censor: redacted,
};

/** URL parameters that contain secrets or identify a person. */
const secretParameters =
  'token|code|key|secret|client_?secret|password|email|account|phone|name|address|keyword|q|state|session_id';

/** Patterns of values that look personal or secret, in any text. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi, redacted],
  [/\b(bearer\s+)[\w.~+/=-]+/gi, `$1${redacted}`],
  // JSON Web Tokens, and keys and secrets of Stripe
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, redacted],
  [/\b(?:sk|rk|whsec)_\w{8,}|\b(?:pi|seti|cs)_\w+_secret_\w+/g, redacted],
  [new RegExp(`([?&](?:${secretParameters})=)[^&#\\s"\\\\]+`, 'gi'), `$1${redacted}`],
  // Phone numbers with a country code, or in groups.
  [/(?:\+|%2B|\b00)[1-9]\d{0,2}[\s().-]{0,2}\d[\d\s().-]{4,}\d/g, redacted],
  [/(?<![\w:.-])\(?\d{2,4}\)?[ -]\d{3,4}[ -]\d{3,4}(?![\w:.-])/g, redacted],
  [/\b(code|otp|pin|password|passcode)(["']?\s*(?:is|[:=])?\s*["']?)\d{4,8}\b/gi, `$1$2${redacted}`],
];

/** Replaces values that look personal or secret in a text. */
export const redactValues = (text: string): string =>
  patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);

/** Removes the values of a query, which Drizzle writes into its error message. */
const withoutQueryValues = (text: string) => text.replaceAll(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, '');

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly errorCode?: string;
  readonly cause?: DescribedError;
}

/** The description of an error for logs and reports: only the listed fields, because drivers add the data of a row. */
export function describeError(error: unknown, depth = 0): DescribedError {
  // Also a description: the logger describes what `reportError` has described before.
  const given = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    Error & DescribedError
  > & {
    code?: unknown;
  };
  const errorCode = given.code ?? given.errorCode;
  const message = withoutQueryValues(redactValues(given.message ?? String(error)));
  return {
    type: given.name ?? given.type ?? typeof error,
    message,
    ...(given.stack && { stack: withoutQueryValues(redactValues(given.stack)) }),
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(given.cause !== undefined && depth < 3 && { cause: describeError(given.cause, depth + 1) }),
  };
}
