import ipaddr from 'ipaddr.js';

/** Whom an address stands for in a rate limit. */
export interface ClientNetwork {
  /** An IPv4 address, or the /64 that one IPv6 customer has at least: all of its 2^64 addresses are theirs. */
  readonly own: string;
  /** The /48 around it, which many providers give to one customer (RFC 6177); none for IPv4. */
  readonly site: string | undefined;
}

/** Reads the network of a client's address. An IPv4 address inside an IPv6 one counts as itself. */
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
