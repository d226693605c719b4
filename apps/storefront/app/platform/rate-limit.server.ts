import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Shop } from './shop.server.ts';

/**
 * Acts that cost the back end much, per client address: how many (`points`) in how many seconds (`duration`). Many
 * shoppers may share an address (a company, a mobile network), so these are far above what one person needs; the API
 * limits each account by itself.
 */
const limits = {
  signIn: { points: 60, duration: 60 },
  sendCode: { points: 20, duration: 60 },
  order: { points: 60, duration: 60 },
} as const;
export type RateLimitedAct = keyof typeof limits;

const factor = Number(process.env.RATE_LIMIT_FACTOR) || 1;

const limiters = new Map(
  Object.entries(limits).map(([act, { points, duration }]) => [
    act,
    new RateLimiterMemory({ keyPrefix: act, points: points * factor, duration }),
  ]),
);

/** Counts one act of the client. Gives the seconds to wait when there were too many, else `undefined`. */
export async function secondsToWait(shop: Shop, act: RateLimitedAct): Promise<number | undefined> {
  if (shop.clientAddress === '') return undefined;
  try {
    await limiters.get(act)?.consume(shop.clientAddress);
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.ceil(rejection.msBeforeNext / 1000);
  }
}
