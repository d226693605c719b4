/** Every reason for which a call fails. */
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

/** Codes of the envelope that say: nobody is signed in, or no longer. */
export const unauthorisedCodes = [401, 410000, 410001, 410002] as const;

/**
 * The kind of an envelope's code or of an HTTP status.
 * @param code 400, 401, 403, 404, 410000 …; what no table knows is `other`, 500 to 599 `server`
 */
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
  /** `x-request-id` of the answer, for whoever reads the server's log. */
  readonly requestId: string | undefined;
  /** The `operationId` of openapi.yaml. */
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

/** By name, not by class: holds when a bundle has two copies of this package. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
