import type { Redis } from 'iovalkey';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { isTag, type Tag } from '../app/services/tags.ts';

/** The endpoint for a back end's notices of changes. */
export const purgePath = '/hooks/purge';

const channel = 'marketfront:purge';

/** The allowed difference between the sender's clock and ours, in seconds. */
const toleranceSeconds = 300;

/** The longest body, in bytes. */
const mostBytes = 64 * 1024;

const bodySchema = v.object({
  tags: v.pipe(
    v.array(v.custom<Tag>(isTag, 'must be "site", "product:1", "store:1" or "category:1"')),
    v.maxLength(1000),
  ),
});

export interface PurgeOptions {
  /** The secret shared with the sender; without one nobody may purge. */
  readonly secret: string | undefined;
  /** Informs the other processes. */
  readonly valkey: Redis | undefined;
  /** Removes data that this process has cached. */
  readonly purge: (tags: readonly Tag[]) => Promise<void>;
}

const sign = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** Whether the header is `t=<seconds since 1970>,v1=<hex of HMAC-SHA256 of "t.body">`, and current. */
function isSigned(secret: string, header: string, body: string): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (Math.abs(Date.now() / 1000 - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(sign(secret, time, body), Buffer.from(signature.padStart(64, '0'), 'hex'));
}

const answer = (status: number, message: string) => Response.json({ message }, { status });

/** Removes data that a back end reports as changed from the caches of all processes. */
export function createPurge({ secret, valkey, purge }: PurgeOptions) {
  const subscriber = valkey?.duplicate();
  subscriber?.on('error', () => undefined);
  // It subscribes again by itself after a lost connection.
  subscriber?.once('ready', () => void subscriber.subscribe(channel).catch(() => undefined));
  subscriber?.on('message', (_: string, message: string) => {
    const tags: unknown = JSON.parse(message);
    if (Array.isArray(tags)) void purge(tags.filter(isTag));
  });

  return async (request: Request): Promise<Response> => {
    if (!secret) return answer(404, 'PURGE_SECRET is not set.');
    if (request.method !== 'POST') return answer(405, 'Use POST.');
    if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return answer(413, 'Too long.');
    const body = await request.text();
    if (body.length > mostBytes) return answer(413, 'Too long.');
    if (!isSigned(secret, request.headers.get('Marketfront-Signature') ?? '', body))
      return answer(401, 'Marketfront-Signature is missing, wrong or too old.');
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      return answer(400, 'The body is no JSON.');
    }
    const parsed = v.safeParse(bodySchema, json);
    if (!parsed.success) return answer(400, parsed.issues[0].message);
    const { tags } = parsed.output;
    await purge(tags);
    await valkey?.publish(channel, JSON.stringify(tags)).catch(() => undefined);
    return answer(200, `Purged ${tags.length} tags.`);
  };
}
