import type { OperationId } from '@marketfront/api-client';
import { Redis } from 'iovalkey';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { clientNetwork } from '@marketfront/operations';
import type { Config } from './config.ts';
import { refused } from './domain/shared/failure.ts';
import { minute } from './domain/shared/time.ts';

/**
 * Calls per minute that one client address, or one /64 of IPv6, may make to expensive operations. Many shoppers may
 * share an address (a company, a mobile network), so these are far above the needs of one person. `perAccount` applies
 * to one signed-in user.
 */
const limits = {
  signIn: { perAddress: 100 },
  sendCode: { perAddress: 30 },
  guest: { perAddress: 60 },
  socialSignIn: { perAddress: 20 },
  upload: { perAddress: 60, perAccount: 30 },
  order: { perAddress: 100, perAccount: 30 },
  ask: { perAddress: 60, perAccount: 10 },
  report: { perAddress: 60, perAccount: 10 },
} as const;
/**
 * The failed sign-ins of one address, over all accounts, within some seconds; those of a verified person do not count.
 */
const failedSignIns = { points: 20, duration: 600 };

/** The factor by which the limit of an IPv6 /48 exceeds that of one /64. */
const siteFactor = 4;
type Act = keyof typeof limits;

const acts: Partial<Record<OperationId, Act>> = {
  loginByEmail: 'signIn',
  loginByPhonePassword: 'signIn',
  loginByPhoneCode: 'signIn',
  loginByTwitter: 'signIn',
  authLogin: 'signIn',
  registerByEmail: 'signIn',
  registerByPhone: 'signIn',
  resetPasswordByEmail: 'signIn',
  resetPasswordByPhone: 'signIn',
  changePasswordByEmail: 'signIn',
  changePasswordByPhone: 'signIn',
  getTwitterRequestToken: 'socialSignIn',
  startPasskeyLogin: 'signIn',
  loginByPasskey: 'signIn',
  startPasskeyRegistration: 'signIn',
  addPasskey: 'signIn',
  sendPhoneCode: 'sendCode',
  sendPhoneRegistrationCode: 'sendCode',
  sendEmailCode: 'sendCode',
  sendEmailPasswordCode: 'sendCode',
  sendPhonePasswordCode: 'sendCode',
  sendEmailBindingCode: 'sendCode',
  sendPhoneChangeCode: 'sendCode',
  sendEmailChangeCode: 'sendCode',
  sendSettlementCode: 'sendCode',
  sendGuestAccountMail: 'sendCode',
  openGuestAccount: 'signIn',
  openGuestSession: 'signIn',
  claimGuestOrders: 'signIn',
  loginAsGuest: 'guest',
  uploadImage: 'upload',
  uploadFile: 'upload',
  sendRefundMessage: 'ask',
  createOrder: 'order',
  askQuestion: 'ask',
  reportProduct: 'report',
};

export type Caller = { address: string | undefined; isHuman: boolean; uid: number | undefined };

/** Operations that a guessed secret opens; the key of a passkey or the token of another site cannot be guessed. */
const guessable: ReadonlySet<OperationId> = new Set([
  'loginByEmail',
  'loginByPhonePassword',
  'loginByPhoneCode',
  'authLogin',
  'registerByEmail',
  'registerByPhone',
  'resetPasswordByEmail',
  'resetPasswordByPhone',
  'changePasswordByEmail',
  'changePasswordByPhone',
]);

export type RateLimits = {
  /** Counts one call of the operation; refuses when there were too many. */
  count: (operationId: OperationId, caller: Caller) => Promise<void>;
  /** The sign-in that was counted has not failed. */
  succeeded: (operationId: OperationId, caller: Caller) => Promise<void>;
  close: () => Promise<void>;
};

/** Counts in memory, or in Valkey if CACHE_URL is set; while Valkey is unavailable, each server counts separately. */
export function createRateLimits({ cacheUrl, rateLimitFactor }: Config): RateLimits {
  const valkey = cacheUrl ? connectValkey(cacheUrl) : undefined;
  const limiter = (keyPrefix: string, limit: number, duration = 60): RateLimiterAbstract => {
    const options = { keyPrefix, points: Math.ceil(limit * rateLimitFactor), duration };
    const memory = new RateLimiterMemory(options);
    return valkey
      ? new RateLimiterRedis({ ...options, storeClient: valkey, insuranceLimiter: memory })
      : memory;
  };
  const byAct = Object.fromEntries(
    Object.entries(limits).map(([act, limit]) => [
      act,
      {
        address: limiter(`mf:${act}:address`, limit.perAddress),
        site: limiter(`mf:${act}:site`, limit.perAddress * siteFactor),
        account: 'perAccount' in limit ? limiter(`mf:${act}:account`, limit.perAccount) : undefined,
      },
    ]),
  ) as Record<
    Act,
    Record<'address' | 'site', RateLimiterAbstract> & { account: RateLimiterAbstract | undefined }
  >;
  const failed = limiter('mf:signIn:failed', failedSignIns.points, failedSignIns.duration);
  return {
    count: async (operationId, { address, isHuman, uid }) => {
      const act = acts[operationId];
      if (!act) return;
      if (uid !== undefined) await consume(byAct[act].account, String(uid));
      if (!address) return;
      const { own, site } = clientNetwork(address);
      await consume(byAct[act].address, own);
      if (site) await consume(byAct[act].site, site);
      // Counted as failed before it is tried, so that concurrent sign-ins cannot pass together.
      if (!isHuman && guessable.has(operationId)) await consume(failed, own);
    },
    succeeded: async (operationId, { address, isHuman }) => {
      if (address && !isHuman && guessable.has(operationId)) await failed.reward(clientNetwork(address).own);
    },
    close: async () => valkey?.disconnect(),
  };
}

// RateLimiterRedis serves both: its script runs in Valkey and in Redis.
function connectValkey(url: string): Redis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 500,
  });
  // It reconnects by itself; without a listener every failed attempt would be printed.
  client.on('error', () => undefined);
  return client;
}

async function consume(limiter: RateLimiterAbstract | undefined, key: string): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw refused('tooManyAttempts', { minutes: Math.max(1, Math.ceil(rejection.msBeforeNext / minute)) });
  }
}
