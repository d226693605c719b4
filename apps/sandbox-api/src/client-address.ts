import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/**
 * Reads the address of the client: the last one that no trusted caller added. The header counts only when the
 * connection comes from a trusted caller (the shop, a proxy), or anybody could escape a limit with it.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (context: Context): string | undefined => {
    // Calls within the process have no connection.
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    return incoming && proxyAddr(incoming, isTrusted);
  };
}
