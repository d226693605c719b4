import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '@marketfront/operations';
import type { Shop } from '../http/shop.server.ts';
import { connectValkey } from './valkey.server.ts';

/**
 * Actions that are expensive for the back end, per network of a client (`clientNetwork`): the number (`points`) within
 * some seconds (`duration`). Many shoppers may share an address (a company, a mobile network), so these are far above
 * the needs of one person; the API itself limits each account.
 */
const limits = {
  signIn: { points: 60, duration: 60 },
  sendCode: { points: 20, duration: 60 },
  order: { points: 60, duration: 60 },
  report: { points: 20, duration: 600 },
  apply: { points: 20, duration: 600 },
  ask: { points: 20, duration: 60 },
  humanCheck: { points: 60, duration: 60 },
  profile: { points: 60, duration: 60 },
  preferences: { points: 60, duration: 60 },
  events: { points: 300, duration: 60 },
} as const;
export type RateLimitedAct = keyof typeof limits;

const factor = Number(process.env.RATE_LIMIT_FACTOR) || 1;

// RateLimiterRedis serves both: its script runs in Valkey and in Redis. While it is unavailable, each process counts
// separately.
const valkey = connectValkey();

/** The factor by which the limit of an IPv6 /48 exceeds that of one /64. */
const siteFactor = 4;

function limiter(name: string, points: number, duration: number) {
  const options = { keyPrefix: `mf:shop:${name}`, points: Math.ceil(points * factor), duration };
  const memory = new RateLimiterMemory(options);
  return valkey
    ? new RateLimiterRedis({ ...options, storeClient: valkey, insuranceLimiter: memory })
    : memory;
}

const limiters = new Map(
  Object.entries(limits).map(([act, { points, duration }]) => [
    act,
    {
      own: limiter(act, points, duration),
      site: limiter(`${act}:site`, points * siteFactor, duration),
    },
  ]),
);

/** Counts one action of the client. Returns the seconds to wait if there were too many, else `undefined`. */
export async function secondsToWait(shop: Shop, act: RateLimitedAct): Promise<number | undefined> {
  if (shop.clientAddress === '') return undefined;
  const { own, site } = clientNetwork(shop.clientAddress);
  try {
    await limiters.get(act)?.own.consume(own);
    if (site) await limiters.get(act)?.site.consume(site);
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.ceil(rejection.msBeforeNext / 1000);
  }
}
