import type { Context } from 'hono';
import * as v from 'valibot';
import type { Db } from './db/client.ts';
import { invalid, malformed, notSignedIn, type PlainMessageKey } from './domain/shared/failure.ts';
import type { Once } from './domain/shared/idempotency.ts';
import type { Language } from './domain/shared/language.ts';
import type { Scope } from './domain/shared/scope.ts';
import type { SessionUser } from './domain/auth/sessions.ts';
import { describeIssue, messageOfIssue } from './issue-messages.ts';
import type { Services } from './services.ts';

type Schema = v.GenericSchema;
type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** A request before its parts are validated. */
export type RawCall = {
  services: Services;
  context: Context;
  language: Language;
  user: SessionUser | null;
  /** The client's address; unknown for calls within the process. */
  address: string | undefined;
  /** Whether the client has passed a check that only a person passes. */
  isHuman: boolean;
  once: Once;
  /** Replaces the default success message. */
  setMessage: (key: PlainMessageKey) => void;
};

export type Call<Query, Body, Params> = RawCall & {
  db: Db;
  now: Date;
  query: Query;
  body: Body;
  params: Params;
};

/** The part of a call that most reads need. */
export const scopeOf = ({
  db,
  services,
  language,
}: Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'language'>): Scope => ({
  db,
  config: services.config,
  language,
});

type Parts<Q, B, P> = {
  query?: Q;
  body?: B;
  params?: P;
  /** The format of the body; JSON by default. */
  reads?: 'json' | 'form' | 'text';
};

export type Operation<Data> = {
  needsUser: boolean;
  run: (call: RawCall, rawBody: string) => Promise<Data>;
};

async function readBody(context: Context, reads: Parts<0, 0, 0>['reads'], rawBody: string): Promise<unknown> {
  if (reads === 'form')
    return { ...context.req.query(), ...(await context.req.parseBody().catch(() => ({}))) };
  // Clients of this family send an unquoted address with a JSON content type; a quoted one is accepted too.
  if (reads === 'text') return rawBody.trim().replace(/^"(.*)"$/s, '$1');
  if (rawBody === '') return undefined;
  try {
    return JSON.parse(rawBody);
  } catch {
    throw malformed('The request body is not valid JSON');
  }
}

function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue);
  const key = messageOfIssue(issue.message);
  throw key ? invalid(key) : malformed([path, describeIssue(issue.message)].filter(Boolean).join(': '));
}

/** An operation of the contract that anybody may call; `user` is set if the request has a valid token. */
export function anyone<
  Data,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
>(
  parts: Parts<Q, B, P>,
  handle: (call: Call<Output<Q>, Output<B>, Output<P>>) => Promise<Data> | Data,
): Operation<Data> {
  return {
    needsUser: false,
    run: async (raw, rawBody) => {
      const { context, services } = raw;
      const params = check(parts.params, context.req.param());
      const query = check(parts.query, context.req.query());
      const body = parts.body && check(parts.body, await readBody(context, parts.reads, rawBody));
      return handle({
        ...raw,
        db: services.db,
        now: services.clock.now(),
        params: params as Output<P>,
        query: query as Output<Q>,
        body: body as Output<B>,
      });
    },
  };
}

/** An operation for signed-in users. */
export function signedIn<
  Data,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
>(
  parts: Parts<Q, B, P>,
  handle: (call: Call<Output<Q>, Output<B>, Output<P>> & { user: SessionUser }) => Promise<Data> | Data,
): Operation<Data> {
  const operation = anyone<Data, Q, B, P>(parts, (call) => {
    if (!call.user) throw notSignedIn();
    return handle({ ...call, user: call.user });
  });
  return { ...operation, needsUser: true };
}
