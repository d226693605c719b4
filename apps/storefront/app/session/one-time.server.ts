import { randomUUID } from 'node:crypto';
import { createSharedStore } from '../services/shared-store.server.ts';
import { connectValkey } from '../services/valkey.server.ts';

const store = createSharedStore({ prefix: 'mf:once:', valkey: connectValkey(), ownBytes: 16 * 2 ** 20 });

/**
 * Stores a value that is used once, shared by all processes of the shop if there is Valkey.
 * @param seconds the time after which it is removed
 */
export const keepOnce = (key: string, value: string, seconds: number): Promise<void> =>
  store.set(key, Buffer.from(value), seconds * 1000);

/** The time for which the shop remembers the page that signing in interrupted. */
const interruptedSeconds = 1800;

/**
 * Stores data that signing in interrupted.
 * @returns the key for an address or a cookie; prefixed with `kind:`, it finds the value
 */
export async function keepInterrupted(
  kind: 'back' | 'unsent' | 'ask' | 'notes',
  value: string,
): Promise<string> {
  const key = randomUUID();
  await keepOnce(`${kind}:${key}`, value, interruptedSeconds);
  return key;
}

/** The value, without using it up. */
export const peekOnce = async (key: string): Promise<string | undefined> =>
  (await store.get(key))?.toString();

/** Takes the value: later calls get none. */
export const takeOnce = async (key: string): Promise<string | undefined> =>
  (await store.take(key))?.toString();
