export { cached } from './cache.server.ts';
export { config } from './config.server.ts';
export { log, reportError } from './log.server.ts';
export { secondsToWait } from './rate-limit.server.ts';
export { createSharedStore, type SharedStore } from './shared-store.server.ts';
export { connectValkey } from './valkey.server.ts';
export { withSession, withTimeout } from './with-timeout.server.ts';
