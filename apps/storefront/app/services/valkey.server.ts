import { Redis } from 'iovalkey';
import { config } from './config.server.ts';

/** The connection to Valkey or Redis where `CACHE_URL` names one. What needs it does without it while it is away. */
export function connectValkey(url = config.cacheUrl): Redis | undefined {
  if (!url) return undefined;
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 500,
  });
  // It reconnects by itself; without a listener every attempt would be printed.
  client.on('error', () => undefined);
  return client;
}
