import { ApiError, kindOfCode } from './errors.ts';
import type { operationsTable } from './generated/operations.ts';

type Row = (typeof operationsTable)[number];

/** The raw answer of a server, before it is checked against the contract. */
export interface Answer {
  /** The HTTP status. */
  readonly status: number;
  /** The headers of the answer. */
  readonly headers: Headers;
  /** The text when the status is below 400; otherwise the parsed JSON, or the text when it is not JSON. */
  readonly body: unknown;
}

/** The status and headers of an answer, without its data. */
export type AnswerFacts = Pick<Answer, 'status' | 'headers'>;

/**
 * Control characters and lone surrogates (left over from a truncated emoji): servers and browsers write them
 * differently, so a page that contains one would differ between server and browser.
 */
const unshowable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu;

/** Whether a JSON text may contain such a character: in JSON most of them are escapes. */
const mayBeUnshowable = /\\u(?:00[01789]|d[89a-f])|\\[bf]|[\u007f-\u009f]/i;

const withoutUnshowable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(unshowable, '') : value;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, mayBeUnshowable.test(text) ? withoutUnshowable : undefined);
  } catch {
    return undefined;
  }
}

const jsonOf = (body: unknown) => parseJson(typeof body === 'string' ? body : JSON.stringify(body ?? null));

/**
 * Servers of this family answer code 500 both for business refusals and for their own failures; only the message
 * differs. The known messages are loaded at the first such answer, because most visits never get one.
 */
async function isRefusal(code: number, message: string): Promise<boolean> {
  if (code !== 500) return false;
  const { knownMessageKey } = await import('./known-messages.ts');
  const key = knownMessageKey(message);
  return key !== undefined && key !== 'systemException';
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/**
 * If the contract expects an array or an object, the data must have that type and the required fields: an empty answer
 * must not look like an empty list, nor an object without its fields like a product.
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

/**
 * The pause that a server requests before the next call, in milliseconds (`Retry-After`, RFC 9110, 10.2.3: seconds or a
 * date); undefined when it requests none.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * Returns the data of an answer, converted by `map`.
 * @throws ApiError when the server refuses or fails, or when its answer does not follow the contract
 */
export async function unwrap<Data, Value>(
  { status, headers, body }: Answer,
  { operationId: operation, data: shape }: Row,
  map: (data: Data, facts: AnswerFacts) => Value | Promise<Value>,
): Promise<Value> {
  const failure = (facts: ConstructorParameters<typeof ApiError>[0]) =>
    new ApiError({
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfterMs: retryAfterMs(headers),
      operation,
      ...facts,
    });
  const json = jsonOf(body);
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
    return await map(data as Data, { status, headers });
  } catch (cause) {
    const message = `${operation}: the answer does not follow the contract`;
    throw failure({ kind: 'malformed', message, cause });
  }
}
