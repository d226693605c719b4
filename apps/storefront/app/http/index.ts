export { clientAddressContext } from './client-address.ts';
export { fetchJson } from './fetch-json.ts';
export { keptForContext } from './kept-for.ts';
export { nonceContext, NonceContext, useNonce } from './nonce.ts';
