import { Redis } from 'iovalkey';
import { config } from './config.server.ts';

/** The connection to Valkey or Redis, if `CACHE_URL` names one. Its users work without it while it is unavailable. */
export function connectValkey(url = config.cacheUrl): Redis | undefined {
  if (!url) return undefined;
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 500,
  });
  // It reconnects by itself; without a listener every failed attempt would be printed.
  client.on('error', () => undefined);
  return client;
}
