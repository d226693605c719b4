import { unauthorisedCodes } from '../errors.ts';
import { operationsTable } from '../generated/operations.ts';
import type { OperationId } from '../wire.ts';
import type { Difference } from './difference.ts';
import { differences, readValidators } from './document.ts';
import {
  type CallParts,
  finds,
  pairs,
  reads,
  reasons,
  type SampleKind,
  type Samples,
  type Trial,
} from './plan.ts';

export const findingKinds = [
  'served',
  'guarded',
  'hidden',
  'missing',
  'differing',
  'failed',
  'untried',
] as const;
/**
 * `served`: the answer matches the contract · `guarded`: requires a token, nothing else is known · `hidden`: the back
 * end requires a token at every address, so it is unknown whether this one exists · `missing` · `differing` · `failed`:
 * no answer, or an error that is not in the contract · `untried`: the call would change data, or there is no data to
 * call it with.
 */
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  operationId: OperationId;
  method: string;
  path: string;
  /** Whether the call is one of our extensions, which are optional for other back ends. */
  optional: boolean;
  kind: FindingKind;
  /** The reason, when `kind` alone does not explain the result. */
  note?: string;
  differences?: readonly Difference[];
}

export interface ConformanceOptions {
  /** Origin of the back end, e.g. `https://api.example.com`. */
  baseUrl: string;
  /** A shopper's raw token; without it, calls that need a token are only reported as `guarded`. */
  token?: string | undefined;
  /** Also makes pairs of calls that undo each other (favourite, follow). Needs a token. Default: false. */
  write?: boolean | undefined;
  /** Deadline of one call in milliseconds. Default: 10 000. */
  timeoutMs?: number | undefined;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

type Row = (typeof operationsTable)[number];

interface Reply {
  status: number;
  code?: number;
  message?: string;
  body?: unknown;
}

const changes = 'it would change something';
/** An address that no back end has: a back end that asks for a token here asks for one everywhere. */
const nonsensePath = '/api/front/marketfront-conformance/no-such-address';
const operationIsRead = ({ operationId }: Row) => operationId in reads;

const isUnauthorised = ({ status, code }: Reply) =>
  status === 401 || (unauthorisedCodes as readonly number[]).includes(code ?? 0);
const isMissing = ({ status, code, body }: Reply) =>
  [404, 405, 501].includes(status) || (body === undefined && status === 200) || code === 405;

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/** Calls a back end like a shop, and compares its answers with `openapi.yaml`, field by field. */
export async function checkConformance(options: ConformanceOptions): Promise<Finding[]> {
  const { baseUrl, token, write = false, timeoutMs = 10_000, fetch: send = fetch } = options;
  const validators = readValidators();
  const findings = new Map<OperationId, Finding>();
  const samples: Samples = {};

  async function call(
    row: { path: string; method: string },
    { path = {}, query = {}, body }: CallParts,
    withToken: boolean,
  ): Promise<Reply> {
    const url = new URL(
      row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '0')),
      baseUrl,
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await send(
      new Request(url, {
        method: row.method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          'form-type': 'pc',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(withToken && token !== undefined ? { 'authori-zation': token } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    try {
      const answer = JSON.parse(text) as { code?: unknown; message?: unknown };
      return {
        status: response.status,
        body: answer,
        ...(typeof answer.code === 'number' ? { code: answer.code } : {}),
        ...(typeof answer.message === 'string' ? { message: answer.message } : {}),
      };
    } catch {
      return { status: response.status };
    }
  }

  function tell(row: Row, kind: FindingKind, more: Pick<Finding, 'note' | 'differences'> = {}): void {
    const { operationId, method, path, extension: optional } = row;
    findings.set(operationId, { operationId, method, path, optional, kind, ...more });
  }

  /** Per method and "token sent or not": whether the back end asks for a token at an address that does not exist. */
  const hiding = new Map<string, boolean>();
  const hides = ({ method }: Row, withToken: boolean) =>
    hiding.get(`${method} ${withToken && token !== undefined}`) ?? false;

  async function probe(method: string, withToken: boolean): Promise<void> {
    const row = { path: nonsensePath, method };
    const reply = await call(row, {}, withToken).catch(() => undefined);
    hiding.set(`${method} ${withToken}`, reply !== undefined && isUnauthorised(reply));
  }

  function judge(row: Row, reply: Reply, aboutSample: boolean, withToken: boolean): void {
    const { status, code, message, body } = reply;
    const said = message ? `: “${message}”` : '';
    if (isUnauthorised(reply)) {
      if (row.auth && hides(row, withToken)) {
        return tell(row, 'hidden', { note: 'asks for a token at addresses that do not exist too' });
      }
      return tell(row, row.auth ? 'guarded' : 'failed', {
        note: row.auth
          ? operationIsRead(row)
            ? token === undefined
              ? 'pass --token to see more'
              : 'refuses this token'
            : `asks for a token; not tried with one: ${reasons[row.operationId as OperationId] ?? changes}`
          : `is public in the contract but asks for a sign-in${said}`,
      });
    }
    // The id came from the back end: 404 means a wrong answer, not a missing address.
    if (isMissing(reply) || (code === 404 && !aboutSample)) {
      return tell(row, 'missing', {
        note: `HTTP ${status}${code === undefined ? '' : `, code ${code}`}${said}`,
      });
    }
    if (status !== 200 || (code !== undefined && code !== 200)) {
      return tell(row, 'failed', {
        note: `HTTP ${status}${code === undefined ? '' : `, code ${code}`}${said}`,
      });
    }
    const validate = validators.get(row.operationId);
    if (validate === undefined || validate(body)) return tell(row, 'served');
    return tell(row, 'differing', { differences: differences(validate.errors ?? []) });
  }

  async function attempt(row: Row, input: CallParts, withToken: boolean, aboutSample = false) {
    try {
      const reply = await call(row, input, withToken);
      judge(row, reply, aboutSample, withToken);
      return reply.code === 200 ? at(reply.body, ['data']) : undefined;
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      tell(row, 'failed', { note: late ? `no answer within ${timeoutMs} ms` : 'no answer' });
      return undefined;
    }
  }

  for (const method of new Set(operationsTable.map((row) => row.method))) {
    for (const withToken of token === undefined ? [false] : [false, true]) await probe(method, withToken);
  }

  const rows = new Map<OperationId, Row>(operationsTable.map((row) => [row.operationId as OperationId, row]));
  const missingSample = (kind: SampleKind) => `there is no ${sampleNames[kind]} to call it with`;

  for (const [operationId, trial] of Object.entries(reads) as [OperationId, Trial][]) {
    const row = rows.get(operationId);
    if (row === undefined) continue;
    const needs = Object.entries(trial.needs ?? {});
    const lacking = needs.find(([, kind]) => samples[kind] === undefined);
    if (lacking && !(row.auth && token === undefined)) {
      tell(row, 'untried', { note: missingSample(lacking[1]) });
      continue;
    }
    const path = Object.fromEntries(needs.map(([name, kind]) => [name, samples[kind] ?? '0']));
    const query = Object.fromEntries(
      needs
        .filter(([name]) => !row.path.includes(`{${name}}`))
        .map(([name, kind]) => [name, samples[kind] ?? '']),
    );
    const data = await attempt(row, { path, query: { ...trial.query, ...query } }, true, needs.length > 0);
    for (const [kind, where] of Object.entries(finds[operationId] ?? {})) {
      const id = at(data, where);
      if (id !== undefined && id !== null) samples[kind as SampleKind] ??= String(id);
    }
  }

  if (write && token !== undefined) {
    for (const pair of pairs) {
      const first = rows.get(pair.first);
      const undo = rows.get(pair.undo);
      const read = rows.get(pair.already.read);
      const id = samples[pair.needs];
      if (!first || !undo || !read || id === undefined) continue;
      const before = await call(read, { path: { id } }, true).catch(() => undefined);
      if (at(before?.body, ['data', pair.already.field]) !== false) {
        for (const row of [first, undo]) tell(row, 'untried', { note: 'it is so already, and stays so' });
        continue;
      }
      await attempt(first, pair.input(id), true, true);
      await attempt(undo, pair.undoInput(id), true, true);
    }
  }

  for (const row of operationsTable) {
    if (findings.has(row.operationId as OperationId)) continue;
    // Without token and body the only correct answer is a refusal, which shows that the call exists.
    if (row.auth) {
      await attempt(row, {}, false, true);
      const kind = findings.get(row.operationId as OperationId)?.kind;
      if (kind === 'served' || kind === 'differing')
        tell(row, 'failed', { note: 'acts without asking for a token' });
    } else tell(row, 'untried', { note: reasons[row.operationId as OperationId] ?? changes });
  }
  return operationsTable.flatMap(({ operationId }) => findings.get(operationId as OperationId) ?? []);
}

const sampleNames: Readonly<Record<SampleKind, string>> = {
  product: 'product',
  store: 'store',
  activity: 'activity',
  address: 'address',
  storeOrder: 'order',
  masterOrder: 'order',
  refund: 'refund',
};

/** Whether a shop can use the back end: no required call is missing, differs or fails. */
export const conforms = (findings: readonly Finding[]): boolean => !findings.some(isProblem);

/** Whether a finding prevents a shop from working on the back end. */
export const isProblem = ({ kind, optional }: Finding): boolean =>
  kind === 'differing' || kind === 'failed' || (kind === 'missing' && !optional);
