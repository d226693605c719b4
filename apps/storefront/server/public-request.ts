import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

interface PublicRequestOptions {
  /** The origin at which shoppers reach the shop; taken from the request if it is not set. */
  readonly shopOrigin: string | undefined;
  /** Addresses or networks (CIDR) of proxies whose `X-Forwarded-*` headers count; `loopback` is a name for this machine. */
  readonly trustedProxies: readonly string[];
}

/** A request as seen from outside, in front of all proxies of the shop. */
export interface PublicRequest {
  /** Scheme, host and port as the browser shows them. */
  readonly origin: string;
  /** Address of the client: the last one that no trusted proxy added. */
  readonly clientAddress: string;
  /** Whether a trusted proxy sent it: only then its request id and its trace are used. */
  readonly fromTrustedProxy: boolean;
}

const lastOf = (header: string | undefined) => header?.split(',').at(-1)?.trim();

/**
 * Reads the public origin and the client's address. Forwarding headers count only if the connection comes from a
 * trusted proxy; otherwise anybody could choose an origin or escape a rate limit (RFC 7239, section 8).
 */
export function publicRequestReader({ shopOrigin, trustedProxies }: PublicRequestOptions) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (c: Context): PublicRequest => {
    const { incoming } = c.env as HttpBindings;
    const clientAddress = proxyAddr(incoming, isTrusted) ?? '';
    const fromTrustedProxy = isTrusted(incoming.socket.remoteAddress ?? '', 0);
    if (shopOrigin) return { origin: shopOrigin, clientAddress, fromTrustedProxy };
    const direct = new URL(c.req.url);
    const scheme =
      (fromTrustedProxy && lastOf(c.req.header('X-Forwarded-Proto'))) || direct.protocol.slice(0, -1);
    const host = (fromTrustedProxy && lastOf(c.req.header('X-Forwarded-Host'))) || direct.host;
    const text = `${scheme}://${host}`;
    const usable = /^https?$/.test(scheme) && URL.canParse(text);
    return { origin: usable ? new URL(text).origin : direct.origin, clientAddress, fromTrustedProxy };
  };
}

/** The address of the request as shoppers see it. */
export function publicUrl(request: Request, origin: string): string {
  const { pathname, search } = new URL(request.url);
  // Joined as text: resolving a path that begins with two slashes would change the host.
  return `${origin}${pathname}${search}`;
}

/** The same request at its public address, so that later code does not see the proxy's. */
export const atPublicUrl = (request: Request, url: string): Request =>
  url === request.url ? request : new Request(url, request);
