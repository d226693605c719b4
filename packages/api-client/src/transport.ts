import { type Answer, type AnswerFacts, retryAfterMs, unwrap } from './answer.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';
import type { operationsTable } from './generated/operations.ts';
import { createHttpClient, type HttpClient, type HttpOptions, settingsOf } from './http-client.ts';
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
  /** Headers of this call. They replace the default ones. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Further options of `fetch` for this call: `cache`, `credentials`, `keepalive`, `next` of Next.js. */
  init?: Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal'> | undefined;
}

/** Options of a call that must not run twice: the server runs it once per key. */
export interface MutationOptions extends CallOptions {
  /** A new text for each operation, e.g. `crypto.randomUUID()`; use the same one when you repeat the call. */
  idempotencyKey?: string | undefined;
}

/** Options of the connection to the API. */
export interface TransportOptions extends HttpOptions {
  /**
   * An openapi-fetch client with its own middleware. It is not changed: `baseUrl`, token, language and headers go with
   * each call.
   */
  client?: HttpClient | undefined;
  /** Deadline of one attempt in milliseconds, including the body. Default: `limits.requestTimeoutMs`. */
  timeoutMs?: number | undefined;
  /** How often a failed read is repeated: no answer, or HTTP 500 or above. Default: 1. Writes are never repeated. */
  retries?: number | undefined;
  /** Called once per answer with code 401, 410000, 410001 or 410002; the call still throws. */
  onUnauthorised?: ((error: ApiError) => void) | undefined;
  /**
   * Called once with each error that a call ends with, for logs and metrics; the call still throws. A refusal such as
   * `notFound` and a call cancelled by the caller (`aborted`) are errors too: filter by `error.kind`.
   */
  onError?: ((error: ApiError) => void) | undefined;
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

/** The client's request function for any row: TypeScript cannot infer that the method belongs to the path. */
type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

// A GET request that changes data: it must not be repeated.
const unsafeReads: ReadonlySet<OperationId> = new Set<OperationId>(['logout']);
const retryPauseMs = { least: 50, most: 250 };
/** If a server asks for a longer pause, the call is not repeated: the caller decides. */
const longestRetryAfterMs = 1000;

const serialisers: Readonly<Record<string, (body: unknown) => BodyInit>> = {
  'application/json': (body) => JSON.stringify(body),
  'text/plain': (body) => String(body),
  'application/x-www-form-urlencoded': (body) =>
    new URLSearchParams(body as Record<string, string>).toString(),
  'multipart/form-data': (body) => body as FormData,
};

/** The body of a call and its content type; for multipart bodies the runtime sets it, with the boundary. */
function bodyOf(type: string | null, body: unknown) {
  if (body === undefined || type === null) return {};
  return {
    body,
    bodySerializer: serialisers[type],
    headers: type === 'multipart/form-data' ? {} : { 'content-type': type },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Transport = ReturnType<typeof createTransport>['call'];

export function createTransport(options: TransportOptions) {
  const client = options.client ?? createHttpClient(options);
  const send = client.request.bind(client) as unknown as Send;
  const {
    middleware = [],
    headers,
    ...settings
  } = options.client ? settingsOf(options) : { middleware: [], headers: {} };

  /** One attempt with one deadline; resolves when the body has arrived. */
  async function attempt(row: Row, input: LooseInput, call: MutationOptions): Promise<Answer> {
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

    let isBuilt = false;
    const built = { onRequest: () => void (isBuilt = true) };
    const ask = async (): Promise<Answer> => {
      deadline.signal.throwIfAborted();
      const { headers: bodyHeaders, ...body } = bodyOf(row.body, input.body);
      const { data, error, response } = await send(row.method.toLowerCase(), row.path, {
        ...settings,
        ...call.init,
        ...body,
        params: { path: input.path, query: input.query },
        headers: {
          ...headers,
          ...bodyHeaders,
          ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
          ...(call.language && { 'accept-language': call.language }),
          ...call.headers,
        },
        middleware: [...middleware, built],
        parseAs: 'text',
        signal: deadline.signal,
      });
      return { status: response.status, headers: response.headers, body: data ?? error ?? '' };
    };

    try {
      return await Promise.race([ask(), gaveUp]);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // A lone surrogate in an address, or an invalid header.
      const { name, message = 'the API cannot be reached' } = (error ?? {}) as Partial<Error>;
      if (!isBuilt && (name === 'URIError' || name === 'TypeError'))
        throw fail('validation', `cannot be sent: ${message}`, error);
      throw fail('unavailable', message, error);
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', onAbort);
    }
  }

  /** The pause before a read is repeated, in milliseconds; undefined when it is not repeated. */
  function pauseBefore(outcome: Answer | ApiError): number | undefined {
    const own = retryPauseMs.least + Math.random() * (retryPauseMs.most - retryPauseMs.least);
    if (outcome instanceof ApiError)
      return outcome.kind === 'unavailable' || outcome.kind === 'timeout' ? own : undefined;
    const asked = retryAfterMs(outcome.headers);
    const isBusy = outcome.status === 429 && asked !== undefined;
    if (outcome.status < 500 && !isBusy) return undefined;
    const wait = Math.max(own, asked ?? 0);
    return wait <= longestRetryAfterMs ? wait : undefined;
  }

  async function sendRepeatedly(row: Row, input: LooseInput, call: MutationOptions): Promise<Answer> {
    const settle = () => attempt(row, input, call).catch((error: ApiError) => error);
    const isRepeatable = row.method === 'GET' && !unsafeReads.has(row.operationId);
    let outcome = await settle();
    for (let left = isRepeatable ? (options.retries ?? 1) : 0; left > 0; left -= 1) {
      const wait = pauseBefore(outcome);
      if (wait === undefined) break;
      await pause(wait);
      outcome = await settle();
    }
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /**
   * Calls an operation, by its row, and returns `map(data)`.
   * @throws ApiError for every failure; `kind` says which
   */
  async function call<Id extends OperationId, Value>(
    row: RowOf<Id>,
    input: CallInput<Id>,
    map: (data: WireData<Id>, facts: AnswerFacts) => Value | Promise<Value>,
    callOptions: MutationOptions = {},
  ): Promise<Value> {
    try {
      const answer = await sendRepeatedly(row, input as LooseInput, callOptions);
      return await unwrap<WireData<Id>, Value>(answer, row, map);
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.kind === 'unauthorised') options.onUnauthorised?.(error);
        options.onError?.(error);
      }
      throw error;
    }
  }
  return { call, client };
}
