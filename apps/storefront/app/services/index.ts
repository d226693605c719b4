export { caching } from './caching.ts';
