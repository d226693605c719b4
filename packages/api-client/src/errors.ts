/**
 * All reasons for which a call fails. `refused`: a rule of the business, such as a wrong password or sold-out goods ·
 * `validation`: the server reports invalid input, or the input cannot be sent at all · `unavailable`: the server does
 * not answer, or reports that it cannot at the moment · `server`: it failed.
 */
export const apiErrorKinds = [
  'validation',
  'forbidden',
  'notFound',
  'refused',
  'server',
  'unauthorised',
  'other',
  'unavailable',
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
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  410000: 'unauthorised',
  410001: 'unauthorised',
  410002: 'unauthorised',
};

/** Codes of the envelope for a missing or expired session. */
export const unauthorisedCodes = [401, 410000, 410001, 410002] as const;

/**
 * The kind of an envelope's code or of an HTTP status.
 * @param code 400, 401, 403, 404, 410000 …; 502 to 504 are `unavailable`, others of 500 to 599 `server`, unknown codes
 * `other`
 */
export const kindOfCode = (code: number): ApiErrorKind =>
  kindByCode[code] ?? (code > 500 && code < 600 ? 'server' : 'other');

interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** The server's text, or our own for developers. */
  message: string;
  code?: number | undefined;
  requestId?: string | undefined;
  operation?: string | undefined;
  /** Whether `message` comes from an envelope of the server. */
  fromServer?: boolean | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** The error that every failed call throws. `code` is the envelope's, or the HTTP status when there was no envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | undefined;
  /** `x-request-id` of the answer, for finding it in the server's log. */
  readonly requestId: string | undefined;
  /** The `operationId` of openapi.yaml. */
  readonly operation: string | undefined;

  /** The pause that the server requests before the next call, in milliseconds (`Retry-After`). */
  readonly retryAfterMs: number | undefined;

  /** True when `message` comes from an envelope of the server: it can be shown (after `knownMessageKey`). */
  readonly fromServer: boolean;

  constructor({
    kind,
    message,
    code,
    requestId,
    operation,
    fromServer = false,
    retryAfterMs,
    cause,
  }: ApiErrorFacts) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
    this.operation = operation;
    this.fromServer = fromServer;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a value is an ApiError. Compares the name, because a bundle may contain two copies of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
