import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

export interface Client {
  /** Unknown for calls within the process. */
  readonly address: string | undefined;
  /** Whether the client has passed a check that only a person passes. */
  readonly isHuman: boolean;
}

/**
 * Identifies the caller. The address is the last one that no trusted caller added. `X-Forwarded-For` and
 * `X-Human-Check` count only when the connection comes from a trusted caller (the shop, a proxy); otherwise anybody
 * could escape a limit with them.
 */
export function clientReader(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (context: Context): Client => {
    // Calls within the process have no connection.
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    if (!incoming) return { address: undefined, isHuman: false };
    const isFromTrusted = isTrusted(incoming.socket.remoteAddress ?? '', 0);
    return {
      address: proxyAddr(incoming, isTrusted),
      isHuman: isFromTrusted && context.req.header('x-human-check') === 'passed',
    };
  };
}
