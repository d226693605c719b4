export const apiErrorKinds = [
  'validation',
  'forbidden',
  'notFound',
  'server',
  'unauthorised',
  'other',
  'network',
  'timeout',
  'aborted',
  'malformed',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

const kindByCode: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  500: 'server',
  410000: 'unauthorised',
  410001: 'unauthorised',
  410002: 'unauthorised',
};

export const unauthorisedCodes = [401, 410000, 410001, 410002] as const;

export const kindOfCode = (code: number): ApiErrorKind =>
  kindByCode[code] ?? (code > 500 && code < 600 ? 'server' : 'other');

interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** The words of the server, or our own for developers. */
  message: string;
  code?: number | undefined;
  requestId?: string | undefined;
  operation?: string | undefined;
  cause?: unknown;
}

/** The one error of every call. `code` is the envelope's, or the HTTP status when there was no envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | undefined;
  readonly requestId: string | undefined;
  readonly operation: string | undefined;

  constructor({ kind, message, code, requestId, operation, cause }: ApiErrorFacts) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
    this.operation = operation;
  }

  /** True when `message` is words of the server, fit to be shown (after `knownMessageKey`). */
  get fromServer(): boolean {
    return this.code !== undefined && this.kind !== 'malformed';
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
