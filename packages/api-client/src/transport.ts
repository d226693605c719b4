import { ApiError, type ApiErrorKind, kindOfCode } from './errors.ts';
import type { operationsTable } from './generated/operations.ts';
import { requestTimeoutMs } from './request-timeout.ts';
import type { OperationId, WireBody, WireData, operations } from './wire.ts';

/** Options of a call: the last argument of every method. */
export interface CallOptions {
  /** Aborts the call, which then throws an ApiError of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Deadline of one attempt in milliseconds, including the body of the answer. */
  timeoutMs?: number | undefined;
  /** BCP 47 tag for this call. */
  language?: string | undefined;
}

/** Options of a call that must not run twice: the server runs it once per key. */
export interface MutationOptions extends CallOptions {
  /** A new text for each operation, e.g. `crypto.randomUUID()`; use the same one when you repeat the call. */
  idempotencyKey?: string | undefined;
}

/** Options of the connection to the API. */
export interface TransportOptions {
  /** Origin of the API, e.g. "https://api.example.com". */
  baseUrl: string;
  /** Returns the shopper's raw token; called before each call. Without a token no header is sent. */
  getToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /** Replaces the global `fetch`: for tests, proxies, keep-alive agents. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Deadline of one attempt in milliseconds, including the body. Default: `limits.requestTimeoutMs`. */
  timeoutMs?: number | undefined;
  /** `Accept-Language` as a BCP 47 tag; a function is called before each call. */
  language?: string | (() => string | undefined) | undefined;
  /** Called once per answer with code 401, 410000, 410001 or 410002; the call still throws. */
  onUnauthorised?: ((error: ApiError) => void) | undefined;
  /** Extra headers of every call, e.g. the shopper's address for rate limits. */
  headers?: Readonly<Record<string, string>> | undefined;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Part<Name extends string, T> = [T] extends [undefined]
  ? object
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** Path, query and body of an operation, by its id. */
export type CallInput<Id extends OperationId> = Part<'query', Parameters<Id>['query']> &
  Part<'path', Parameters<Id>['path']> &
  ([WireBody<Id>] extends [never] ? object : { body: WireBody<Id> | FormData });

interface LooseInput {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
}

type Row = (typeof operationsTable)[number];
/** A row of the operations table, which the areas import one by one. */
export type RowOf<Id extends OperationId> = Extract<Row, { operationId: Id }>;

// A GET request that changes data: it must not be repeated.
const unsafeReads: ReadonlySet<OperationId> = new Set<OperationId>(['logout']);
const retryPauseMs = { least: 50, most: 250 };

const serialisers: Readonly<Record<string, (body: unknown) => BodyInit>> = {
  'application/json': (body) => JSON.stringify(body),
  'text/plain': (body) => String(body),
  'application/x-www-form-urlencoded': (body) =>
    new URLSearchParams(body as Record<string, string>).toString(),
  'multipart/form-data': (body) => body as FormData,
};

// The runtime sets the header of multipart bodies, with their boundary.
const contentTypeHeader = (type: string | null): Record<string, string> =>
  type === null || type === 'multipart/form-data' ? {} : { 'content-type': type };

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The address of a call: the base without its last slash, the path with its values, the query with what is present. */
function urlOf(baseUrl: string, { path }: Row, input: LooseInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path?.[name])),
  );
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => isPresent(value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return `${baseUrl.replace(/\/$/, '')}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Attempt {
  status: number;
  body: string;
  requestId: string | undefined;
}

export type Transport = ReturnType<typeof createTransport>;

export function createTransport(options: TransportOptions) {
  async function headersFor(
    call: MutationOptions,
    contentType: string | null,
  ): Promise<Record<string, string>> {
    const token = await options.getToken?.();
    const language =
      call.language ?? (typeof options.language === 'function' ? options.language() : options.language);
    return {
      ...options.headers,
      accept: 'application/json',
      'form-type': 'pc',
      ...contentTypeHeader(contentType),
      ...(token ? { 'authori-zation': token } : {}),
      ...(language ? { 'accept-language': language } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
    };
  }

  /** One attempt with one deadline; resolves when the body has arrived. */
  async function attempt(row: Row, input: LooseInput, call: MutationOptions): Promise<Attempt> {
    const deadline = new AbortController();
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? requestTimeoutMs;
    const fail = (kind: ApiErrorKind, message: string, cause?: unknown) =>
      new ApiError({ kind, message: `${row.operationId}: ${message}`, operation: row.operationId, cause });

    let giveUp: (error: ApiError) => void = () => undefined;
    // A race, because an injected fetch may ignore the signal.
    const gaveUp = new Promise<never>((_, reject) => {
      giveUp = (error) => {
        reject(error);
        deadline.abort(error);
      };
    });
    gaveUp.catch(() => undefined);
    const onAbort = () => giveUp(fail('aborted', 'given up by the caller', call.signal?.reason));
    const timer = setTimeout(
      () => giveUp(fail('timeout', `no whole answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    call.signal?.addEventListener('abort', onAbort, { once: true });
    if (call.signal?.aborted) onAbort();

    const send = async (): Promise<Attempt> => {
      const headers = await headersFor(call, input.body === undefined ? null : row.body);
      if (deadline.signal.aborted) throw deadline.signal.reason;
      const request = new Request(urlOf(options.baseUrl, row, input), {
        method: row.method,
        headers,
        signal: deadline.signal,
        ...(input.body === undefined
          ? {}
          : { body: serialisers[row.body ?? 'application/json']?.(input.body) ?? null }),
      });
      const response = await (options.fetch ?? fetch)(request);
      const body = await response.text();
      return { status: response.status, body, requestId: response.headers.get('x-request-id') ?? undefined };
    };

    try {
      return await Promise.race([send(), gaveUp]);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw fail('unavailable', error instanceof Error ? error.message : 'the API cannot be reached', error);
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', onAbort);
    }
  }

  const worthRepeating = (outcome: Attempt | ApiError) =>
    outcome instanceof ApiError
      ? outcome.kind === 'unavailable' || outcome.kind === 'timeout'
      : outcome.status >= 500;

  async function send(row: Row, input: LooseInput, call: MutationOptions): Promise<Attempt> {
    const settle = () => attempt(row, input, call).catch((error: ApiError) => error);
    let outcome = await settle();
    if (row.method === 'GET' && !unsafeReads.has(row.operationId) && worthRepeating(outcome)) {
      await pause(retryPauseMs.least + Math.random() * (retryPauseMs.most - retryPauseMs.least));
      outcome = await settle();
    }
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /**
   * Calls an operation, by its row, and returns `map(data)`.
   * @throws ApiError for every failure; `kind` says which
   */
  return async function call<Id extends OperationId, Value>(
    row: RowOf<Id>,
    input: CallInput<Id>,
    map: (data: WireData<Id>) => Value | Promise<Value>,
    callOptions: MutationOptions = {},
  ): Promise<Value> {
    const answer = await send(row, input as LooseInput, callOptions);
    try {
      return await unwrap(answer, row, map);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorised') options.onUnauthorised?.(error);
      throw error;
    }
  };
}

/**
 * Control characters and halves of characters (what is left of an emoji that was cut): servers and browsers write them
 * differently, so that a page that contains one would not be the same on both sides.
 */
const unshowable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu;

/** Whether there may be one: in JSON most of them are escapes. */
const mayBeUnshowable = /\\u(?:00[01789]|d[89a-f])|\\[bf]|[\u007f-\u009f]/i;

const withoutUnshowable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(unshowable, '') : value;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, mayBeUnshowable.test(body) ? withoutUnshowable : undefined);
  } catch {
    return undefined;
  }
}

/**
 * Servers of this family answer code 500 for business refusals and for their own failures; the sentence differs. The
 * sentences are loaded when the first such answer comes, because most visits meet none.
 */
async function isRefusal(code: number, message: string): Promise<boolean> {
  if (code !== 500) return false;
  const { knownMessageKey } = await import('./known-messages.ts');
  const key = knownMessageKey(message);
  return key !== undefined && key !== 'systemException';
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/**
 * Of answers that have a content, the content must be of the kind that the contract names: an empty answer must not look
 * like an empty list, nor an object without its fields like a product.
 */
function assertShape(data: unknown, expected: Row['data']): void {
  const types: readonly string[] = expected.types;
  if (!types.includes('array') && !types.includes('object')) return;
  const type = typeOf(data);
  if (!types.includes(type)) throw new TypeError(`data is ${type} instead of ${types.join(' or ')}`);
  const missing =
    type === 'object' &&
    (expected.required as readonly string[]).find((name) => !Object.hasOwn(data as object, name));
  if (missing) throw new TypeError(`data.${missing} is missing`);
}

async function unwrap<Id extends OperationId, Value>(
  answer: Attempt,
  { operationId: operation, data: shape }: Row,
  map: (data: WireData<Id>) => Value | Promise<Value>,
): Promise<Value> {
  const { status, requestId } = answer;
  const failure = (facts: ConstructorParameters<typeof ApiError>[0]) =>
    new ApiError({ requestId, operation, ...facts });
  const json = parseJson(answer.body);
  const envelope = json !== null && typeof json === 'object' ? (json as Record<string, unknown>) : {};
  const hasCode = typeof envelope['code'] === 'number' || typeof envelope['code'] === 'string';
  const code = hasCode ? Number(envelope['code']) : Number.NaN;
  if (!Number.isInteger(code)) {
    const httpFailed = status >= 400;
    throw failure({
      kind: httpFailed ? kindOfCode(status) : 'malformed',
      message: `${operation}: HTTP ${status} without the {code, message, data} envelope`,
      ...(httpFailed ? { code: status } : {}),
    });
  }
  if (code !== 200) {
    const message = typeof envelope['message'] === 'string' ? envelope['message'] : '';
    const kind = (await isRefusal(code, message)) ? 'refused' : kindOfCode(code);
    throw failure({ kind, message, code, fromServer: true });
  }
  try {
    const data = envelope['data'] ?? null;
    assertShape(data, shape);
    return await map(data as WireData<Id>);
  } catch (cause) {
    const message = `${operation}: the answer does not follow the contract`;
    throw failure({ kind: 'malformed', message, cause });
  }
}
