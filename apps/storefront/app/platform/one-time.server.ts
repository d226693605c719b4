import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { connectValkey } from './valkey.server.ts';

const valkey = connectValkey();
const memory = new LRUCache<string, string>({ max: 10_000 });

const keyOf = (key: string) => `mf:once:${key}`;

/**
 * Keeps a value that is used once, shared by all processes of the shop where there is Valkey.
 * @param seconds after which it is forgotten
 */
export async function keepOnce(key: string, value: string, seconds: number): Promise<void> {
  memory.set(keyOf(key), value, { ttl: seconds * 1000 });
  await valkey?.set(keyOf(key), value, 'EX', seconds).catch(() => undefined);
}

/** As long as the shop remembers the page that signing in interrupted. */
const interruptedSeconds = 1800;

/**
 * Keeps what signing in interrupted.
 * @returns the key that an address or a cookie carries; with `kind:` before it, it finds the value
 */
export async function keepInterrupted(
  kind: 'back' | 'unsent' | 'ask' | 'notes',
  value: string,
): Promise<string> {
  const key = randomUUID();
  await keepOnce(`${kind}:${key}`, value, interruptedSeconds);
  return key;
}

/** The value, without using it. */
export async function peekOnce(key: string): Promise<string | undefined> {
  const shared = await valkey?.get(keyOf(key)).catch(() => undefined);
  return shared ?? (valkey ? undefined : memory.get(keyOf(key)));
}

/** Takes the value: whoever asks for it again gets none. */
export async function takeOnce(key: string): Promise<string | undefined> {
  const own = memory.get(keyOf(key));
  memory.delete(keyOf(key));
  if (!valkey) return own;
  return (await valkey.getdel(keyOf(key)).catch(() => own ?? null)) ?? undefined;
}
