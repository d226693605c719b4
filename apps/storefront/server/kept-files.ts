import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Redis } from 'iovalkey';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { createSharedStore } from '../app/services/shared-store.server.ts';
import { acceptedEncoding } from '../speed/server/compress.ts';

/** Longer than a tab stays in use, in milliseconds. */
const keptFor = 7 * 24 * 3_600_000;

/** The time that a start waits for Valkey, in milliseconds. */
const patience = 3_000;

const decompress = promisify(brotliDecompress);

const storeIn = (valkey: Redis) => createSharedStore({ prefix: 'mf:file:', valkey, ownBytes: 0 });

/** Whether the build has already compressed the file. */
const isCompressed = (name: string) => /\.(?:css|js)$/.test(name);

/**
 * Stores the scripts, style sheets and fonts of this build in Valkey for a week after its last start, so that every
 * process has those of pages that were opened before a deploy, and during it those of the other build. Their names
 * contain a hash of their contents, so builds cannot conflict.
 * @param clientFolder the built client files
 * @throws Error when Valkey does not respond
 */
export async function keepFiles(clientFolder: string, valkey: Redis): Promise<void> {
  const ready =
    valkey.status === 'ready' || new Promise((resolve) => valkey.once('ready', () => resolve(true)));
  if (!(await Promise.race([ready, setTimeout(patience, false)])))
    throw new Error(
      'Valkey does not answer: pages that stay open during a deploy may miss files of this build.',
    );
  const store = storeIn(valkey);
  const folder = path.join(clientFolder, 'assets');
  const names = (await readdir(folder)).filter((name) => !/\.(?:br|gz)$/.test(name));
  // One at a time: all at once, the last ones would wait longer than the timeout of a command.
  for (const name of names) {
    const file = path.join(folder, isCompressed(name) ? `${name}.br` : name);
    await store.set(name, await readFile(file), keptFor);
  }
}

/** Serves the files of other builds, after this build's own. Other addresses are left to the next handler. */
export function otherBuildsFiles(valkey: Redis): MiddlewareHandler {
  const store = storeIn(valkey);
  return async (c, next) => {
    const name = path.posix.basename(c.req.path);
    const kept = await store.get(name);
    if (!kept) return next();
    c.header('Content-Type', getMimeType(name));
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    if (!isCompressed(name)) return c.body(new Uint8Array(kept));
    c.header('Vary', 'Accept-Encoding');
    if (acceptedEncoding(c.req.header('Accept-Encoding'), ['br']) === 'identity')
      return c.body(new Uint8Array(await decompress(kept)));
    c.header('Content-Encoding', 'br');
    return c.body(new Uint8Array(kept));
  };
}
