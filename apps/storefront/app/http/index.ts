export { clientAddressContext } from './client-address.ts';
export { defineResource, type Resource, useResource } from './resource.ts';
export { keptForContext } from './kept-for.ts';
export { nonceContext, NonceContext, useNonce } from './nonce.ts';
