import { fileURLToPath } from 'node:url';

export type Config = {
  port: number;
  /** The address to listen on; loopback unless HOST says otherwise. */
  host: string;
  /** The directory of the cluster and the uploads. */
  dataDir: string;
  /** The origin at which clients reach this server; URLs of pictures start with it. */
  origin: string;
  shopOrigin: string;
  databaseUrl: string | undefined;
  /** Valkey or Redis, for several servers that count their limits together. */
  cacheUrl: string | undefined;
  /** Addresses or networks of callers whose `X-Forwarded-For` counts; `loopback` is a name for this machine. */
  trustedProxies: readonly string[];
  /** Multiplies every limit of requests per minute. */
  rateLimitFactor: number;
  /** Shops that are notified of changes: the addresses of their `/hooks/purge`. */
  purgeUrls: readonly string[];
  /** Signs these notifications. */
  purgeSecret: string | undefined;
  smtpUrl: string | undefined;
  stripe: { secretKey: string; webhookSecret: string; publishableKey: string } | undefined;
  paypal: { clientId: string; secret: string; apiOrigin: string } | undefined;
  products: number | undefined;
  /** The operator's pages and the fault switch under /sandbox. */
  operator: boolean;
  /** Whether local stand-ins may replace payment, mail and social providers. */
  standIns: boolean;
  /** Steps of a parcel per hour; 0: only the operator moves parcels. */
  parcelSpeed: number;
  /** Milliseconds between two runs of the jobs: mails, payments to close, deals that end (JOB_INTERVAL, in seconds). */
  jobInterval: number;
  /** Milliseconds within which a client must send its whole request. */
  requestTimeout: number;
  /**
   * Returns every picture in the smallest width, a tenth of the work: for tests, which need pictures, but not sharp
   * ones.
   */
  smallPictures: boolean;
  /** Hashes passwords with a hundredth of the work: for tests, which sign in hundreds of shoppers. */
  quickPasswords: boolean;
};

export const hasQuickPasswords = (env: NodeJS.ProcessEnv): boolean => env.QUICK_PASSWORDS === '1';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = numberFrom(env, 'SANDBOX_PORT') ?? 4000;
  const isDemo = env.NODE_ENV !== 'production' || env.SANDBOX_DEMO === '1';
  const secretKey = env.STRIPE_SECRET_KEY;
  if (secretKey && !(env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PUBLISHABLE_KEY)) {
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY beside it.');
  }
  const config: Config = {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: env.SANDBOX_DATA_DIR ?? `${repository}.data`,
    origin: (env.SANDBOX_ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, ''),
    shopOrigin: (env.SHOP_ORIGIN ?? 'http://localhost:3000').replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL || undefined,
    cacheUrl: env.CACHE_URL || undefined,
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    rateLimitFactor: numberFrom(env, 'RATE_LIMIT_FACTOR') || (isDemo ? 5 : 1),
    purgeUrls: (env.PURGE_URL ?? '').split(/[\s,]+/).filter(Boolean),
    purgeSecret: env.PURGE_SECRET || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    stripe: secretKey
      ? {
          secretKey,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
        }
      : undefined,
    paypal:
      env.PAYPAL_CLIENT_ID && env.PAYPAL_SECRET
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            secret: env.PAYPAL_SECRET,
            apiOrigin: env.PAYPAL_API_ORIGIN ?? 'https://api-m.sandbox.paypal.com',
          }
        : undefined,
    products: numberFrom(env, 'SEED_PRODUCTS'),
    operator: env.SANDBOX_OPERATOR !== '0' && env.SANDBOX_OPERATOR !== 'false',
    standIns: isDemo,
    parcelSpeed: numberFrom(env, 'PARCEL_SPEED') ?? 0,
    jobInterval: (numberFrom(env, 'JOB_INTERVAL') || 3) * 1000,
    requestTimeout: (numberFrom(env, 'REQUEST_TIMEOUT') || 30) * 1000,
    smallPictures: env.SMALL_PICTURES === '1',
    quickPasswords: hasQuickPasswords(env),
  };
  if (!config.standIns) assertFitForProduction(config);
  return config;
}

/** Production must not accept test cards, expose the mailbox or open the operator's pages by accident. */
function assertFitForProduction(config: Config): void {
  const missing = [
    config.stripe ? '' : 'STRIPE_SECRET_KEY (card payments are a stand-in)',
    config.paypal ? '' : 'PAYPAL_CLIENT_ID and PAYPAL_SECRET (PayPal is a stand-in)',
    config.smtpUrl ? '' : 'SMTP_URL (e-mails go to the mailbox page)',
    config.operator ? "SANDBOX_OPERATOR=0 (the operator's pages are open)" : '',
    config.quickPasswords ? 'QUICK_PASSWORDS=0 (stolen passwords could be guessed)' : '',
  ].filter(Boolean);
  if (missing.length > 0) {
    throw new Error(
      `With NODE_ENV=production this needs ${missing.join(', ')}. For a demo, set SANDBOX_DEMO=1 instead.`,
    );
  }
}

function numberFrom(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${text}".`);
  return value;
}
