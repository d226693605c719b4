import { moveParcels } from '../domain/orders/fulfilment.ts';
import { forgetOldCodes } from '../domain/auth/codes.ts';
import { forgetIdempotencyKeys } from '../domain/shared/idempotency.ts';
import { expireOneOrder, receiveOneOrder } from '../domain/orders/lifecycle.ts';
import { finishOneRefund } from '../domain/refunds/refunds.ts';
import { forgetExpiredSessions } from '../domain/auth/sessions.ts';
import { forgetThrottles } from '../domain/shared/throttle.ts';
import { minute, second } from '../domain/shared/time.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';

/** Everything that is due now, once. Each piece is its own transaction; many servers may do it at once. */
export async function runDueJobs(services: Services): Promise<void> {
  const { db, clock } = services;
  while (await expireOneOrder(db, clock.now()));
  while (await receiveOneOrder(db, clock.now()));
  await finishOneRefund(services, clock.now());
  await moveParcels(services, clock.now());
}

async function cleanUp({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await forgetExpiredSessions(db, now);
  await forgetThrottles(db, now);
  await forgetOldCodes(db, now);
  await forgetIdempotencyKeys(db, now);
}

/** Starts the clockwork; `stop` waits for what is running. */
export function startJobs(services: Services): { stop: () => Promise<void> } {
  const stops = [every(3 * second, () => runDueJobs(services)), every(10 * minute, () => cleanUp(services))];
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Never twice at the same time; a failure is logged and tried again at the next turn. */
function every(interval: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(log.error)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
