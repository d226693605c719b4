import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Config } from './config.ts';
import { log } from './log.ts';

const channel = 'marketfront_changed';

/** Changes within this time are sent in one call, in milliseconds. */
const gatherMs = 100;

/** When a shop does not answer, the call is repeated after these times, in milliseconds. */
const retryAfterMs = [500, 2000];

/** The most tags that a shop accepts in one call. */
const mostTags = 1000;

/** The delay before a lost connection to the database is made again, in milliseconds. */
const reconnectMs = 1000;

/** The signature of a call: the shop refuses calls with a wrong or an old one. */
const sign = (secret: string, body: string) => {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

async function tell(url: string, secret: string, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags });
  for (const delay of [...retryAfterMs, undefined]) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Marketfront-Signature': sign(secret, body) },
      body,
      signal: AbortSignal.timeout(5000),
    }).catch((error: unknown) => error as Error);
    // The server's adapter replaces the global `Response`, so responses of `fetch` are not instances of it.
    if (!(answer instanceof Error) && answer.ok) return;
    if (delay === undefined)
      throw new Error(
        `${url} was not told of ${tags.length} changes: ${answer instanceof Error ? answer.message : answer.status}`,
      );
    await wait(delay);
  }
}

export interface ChangeNotices {
  stop(): Promise<void>;
}

/**
 * Tells shops about changes, so that none shows an old price (`PURGE_URL`, `PURGE_SECRET`). The database announces
 * every change, whoever made it.
 */
export function startChangeNotices(databaseUrl: string, { purgeUrls, purgeSecret }: Config): ChangeNotices {
  if (purgeUrls.length === 0 || !purgeSecret) return { stop: async () => undefined };
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  let stopped = false;

  const send = () => {
    timer = undefined;
    const tags = [...gathered];
    gathered.clear();
    for (let from = 0; from < tags.length; from += mostTags)
      for (const url of purgeUrls) tell(url, purgeSecret, tags.slice(from, from + mostTags)).catch(log.error);
  };

  const listen = async () => {
    if (stopped) return;
    client = new Client({ connectionString: databaseUrl });
    client.on('notification', ({ payload }) => {
      if (payload) gathered.add(payload);
      timer ??= setTimeout(send, gatherMs);
    });
    let isLost = false;
    const again = () => {
      if (isLost) return;
      isLost = true;
      if (!stopped) setTimeout(() => void listen(), reconnectMs).unref();
    };
    client.on('error', again);
    client.on('end', again);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      again();
    }
  };
  void listen();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
