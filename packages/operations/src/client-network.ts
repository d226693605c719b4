import ipaddr from 'ipaddr.js';

/** The network that a rate limit counts for a client address. */
export interface ClientNetwork {
  /** An IPv4 address, or the /64 that an IPv6 customer has at least, with all of its 2^64 addresses. */
  readonly own: string;
  /** The surrounding /48, which many providers assign to one customer (RFC 6177); undefined for IPv4. */
  readonly site: string | undefined;
}

/** Returns the network of a client's address. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function clientNetwork(address: string): ClientNetwork {
  if (!ipaddr.isValid(address)) return { own: address, site: undefined };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { own: parsed.toString(), site: undefined };
  const first = (bits: 48 | 64) =>
    `${parsed.parts
      .slice(0, bits / 16)
      .map((part) => part.toString(16))
      .join(':')}::/${bits}`;
  return { own: first(64), site: first(48) };
}
