export { clientAddressContext } from './client-address.ts';
export { defineResource, readResource, type Resource, useResource } from './resource.ts';
export { cachedForContext } from './cached-for.ts';
export { flagsContext } from './flags.ts';
export { nonceContext, NonceContext, useNonce } from './nonce.ts';
