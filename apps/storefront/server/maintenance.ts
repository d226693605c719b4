import { splitLocalePath } from '@marketfront/i18n';
import type { Redis } from 'iovalkey';
import { accountPaths } from '../app/navigation/account-paths.ts';
import { languageOf, plainPage, plainPageHeaders } from './plain-page.ts';

/**
 * The key with which operators switch maintenance on for all processes: `SET marketfront:maintenance 600` (seconds
 * until it ends).
 */
export const maintenanceKey = 'marketfront:maintenance';

const usualSeconds = 300;
const askEveryMs = 1000;

export interface Maintenance {
  /** Seconds after which clients may try again; `undefined` while the shop is open. */
  readonly retryAfter: () => number | undefined;
}

const toSeconds = (value: string | null | undefined) => {
  if (!value || value === '0') return undefined;
  const seconds = Number(value);
  return Number.isSafeInteger(seconds) && seconds > 1 ? seconds : usualSeconds;
};

/**
 * Whether the shop is in maintenance: set by its environment, or by a key in Valkey, which is read every second.
 * @param setting `MAINTENANCE`: `1`, or the seconds until it ends
 */
export function watchMaintenance(setting: string | undefined, valkey: Redis | undefined): Maintenance {
  const own = toSeconds(setting);
  let shared: number | undefined;
  const ask = async () => {
    // Without a response the last state stays.
    const value = await valkey?.get(maintenanceKey).catch(() => undefined);
    if (value !== undefined) shared = toSeconds(value);
  };
  if (valkey) {
    void ask();
    setInterval(() => void ask(), askEveryMs).unref();
  }
  return { retryAfter: () => own ?? shared };
}

/** The pages that are needed to pay an order; their data and the files of the build are served too. */
const paying: readonly string[] = [
  accountPaths.payment(''),
  accountPaths.cardPayment({ clientSecret: '', orderNo: '' }),
  accountPaths.paymentResult(),
].map((address) => new URL(address, 'http://shop').pathname);

const isForPayment = (pathname: string) =>
  paying.includes(splitLocalePath(pathname).path.replace(/\.data$/, ''));

/** The response to requests that the shop does not serve during maintenance; `undefined` for all others. */
export function refuseInMaintenance({ retryAfter }: Maintenance, request: Request): Response | undefined {
  const seconds = retryAfter();
  if (seconds === undefined || isForPayment(new URL(request.url).pathname)) return undefined;
  return new Response(plainPage('maintenance', languageOf(request)), {
    status: 503,
    headers: { ...plainPageHeaders, 'retry-after': String(seconds) },
  });
}
