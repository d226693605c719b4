export { caching } from './caching.ts';
export { buildId } from './build-id.ts';
